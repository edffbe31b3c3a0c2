/** Which code `npm run mutate` breaks, and how much of that tests must notice. */

/** Data, tables and texts are no code. */
const data = /\/(seed|wording|clips|drawings)\/|[/-](tables|texts|describe)\.ts$|\.messages\.ts$/

/** The rows of the report. A sample takes as many mutants of each group. */
export const groups = [
  { name: 'models', files: /^src\/widgets\/.*\.model\.ts$/ },
  { name: 'rules', files: /^src\/(rules|machine)\/|^src\/widgets\/.*\.rules\.ts$/ },
  { name: 'src/element', files: /^src\/element\/.*\.ts$/ },
  { name: 'src/page', files: /^src\/page\// },
  { name: 'src/client', files: /^src\/client\// },
  { name: 'demo/store', files: /^demo\/store\/.*\.ts$/ },
]

/** % of the mutants in each group that a test must notice. */
export const atLeast = 95

/** How many mutants of each area a run takes at least. */
export const inArea = 40

/**
 * Code of which a test must notice every mutant that runs. `files`: by path; true, or names of
 * declarations.
 */
export const areas = [
  {
    name: 'claims',
    files: {
      'src/widgets/deals/deal-box/claim.model.ts': true,
      'demo/store/deals/claim.ts': true,
      'demo/store/deals/deals.ts': ['answerClaim', 'whyNot', 'requireAccess', 'notClaimed'],
    },
  },
  {
    name: 'csrf',
    files: {
      'src/page/call-origins.ts': true,
      'src/rules/secret-name.ts': true,
      'src/element/calls.ts': ['tokensOf', 'withoutTokens'],
      'src/client/client.ts': ['headersOf'],
      'demo/store/server/token.ts': true,
      'demo/store/server/route.ts': ['answerCall', 'requireOwnPage'],
      'demo/store/server/session.ts': [
        'signatures',
        'isSame',
        'visitorSession',
        'isSafe',
        'knownSession',
      ],
    },
  },
  {
    name: 'ownership',
    files: {
      'demo/store/buying/cart.ts': ['countItems', 'setLineQuantity', 'removeLine'],
      'demo/store/buying/handlers.ts': ['invitedAsin', 'requestInvitation'],
      'demo/store/deals/deals.ts': ['customerStatus'],
      'demo/store/delivery/choose.ts': ['findAddress', 'choosePlace'],
      'demo/store/delivery/places.ts': ['identityOf'],
      'demo/store/fitment/my-models.ts': true,
      'src/widgets/fitment/ownership-stripe/ownership-stripe.model.ts': true,
    },
  },
  {
    name: 'idempotency',
    files: {
      'src/element/calls.ts': ['newKey', 'calls'],
      'demo/store/server/route.ts': ['visitOf'],
      'demo/store/server/idempotency.ts': true,
    },
  },
  {
    name: 'form value',
    files: {
      'src/element/form.ts': true,
      'src/page/owner-form.ts': true,
      'src/widgets/buying/buy-box/submission.model.ts': ['submission'],
    },
  },
]

export const groupOf = file =>
  data.test(file) ? undefined : groups.find(({ files }) => files.test(file))

/** `inside`: as of a mutant. */
export const isInside = (name, { inside }) => inside === name || inside.startsWith(`${name}.`)

export const areaOf = (file, mutant) =>
  areas.find(({ files: { [file]: names } }) =>
    names === true ? true : names?.some(name => isInside(name, mutant)),
  )
