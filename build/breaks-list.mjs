import { browserTests, inTurn, nodeTests } from './test-files.mjs'

/**
 * Twenty places of the project, each broken on purpose. build/breaks.mjs shows that four turns of `npm test` in a row find
 * them all. `from`, which is in the file once, becomes `to`. `test`: a test file that finds it.
 */
export const breaks = [
  {
    area: 'model of an element',
    file: 'src/widgets/deals/deal-box/deal-box.model.ts',
    from: 'if (!isClaiming()) ({ answered } = polled)',
    to: ';({ answered } = polled)',
    test: 'test/models/deals/deal-box-claim.test.ts',
  },
  {
    area: 'rule',
    file: 'src/rules/deal.ts',
    from: 'now >= period.until',
    to: 'now > period.until',
    test: 'test/models/rules-deal.test.ts',
  },
  {
    area: 'state machine',
    file: 'src/machine/machine.ts',
    from: 'entered?.abort()',
    to: '',
    test: 'test/models/deals/deal-box-claim.test.ts',
  },
  {
    area: 'contract',
    file: 'src/contract/fits.ts',
    from: 'value === undefined || fitsShape(wrapped, value)',
    to: 'value == null || fitsShape(wrapped, value)',
    test: 'test/models/fits.test.ts',
  },
  {
    area: 'client',
    file: 'src/client/client.ts',
    from: 'if (idempotencyKey) sent',
    to: 'if (!idempotencyKey) sent',
    test: 'test/models/client.test.ts',
  },
  {
    area: 'clock of the page',
    file: 'src/page/clock.ts',
    from: 'return () => made + performance.now() - since',
    to: 'return () => made',
    test: 'test/models/deals/deal-box-clock.test.ts',
  },
  {
    area: 'handler of the store',
    file: 'demo/store/deals/claim.ts',
    from: 'if (!isUniqueViolation(error)) throw error',
    to: 'throw error',
    test: 'test/store/races.test.ts',
  },
  {
    area: 'page of the shop',
    file: 'demo/pages/deals/deal.eta',
    from: '<dp-deal-box',
    to: '<dp-deal-bx',
    test: 'test/pages/render.test.ts',
  },
  {
    area: 'command',
    file: 'command/tags.ts',
    from: "field.required ? 'required' : ''",
    to: "field.required ? '' : 'required'",
    test: 'test/command/tags.test.ts',
  },
  {
    area: 'view of an element',
    file: 'src/widgets/deals/deal-box/deal-box.view.tsx',
    from: ' role="timer"',
    to: '',
    test: 'test/elements/deals/deal-box.test.ts',
  },
  {
    area: 'texts of an element',
    file: 'src/widgets/deals/deal-box/deal-box.messages.ts',
    from: "'deal.claimed': 'You have claimed this deal.'",
    to: "'deal.claimed': 'You have taken this deal.'",
    test: 'test/elements/deals/deal-box.test.ts',
  },
  {
    area: 'example of an element',
    file: 'elements/deals/deal-box.examples.ts',
    from: 'states: { ending: [] }',
    to: 'states: { upcoming: [] }',
    test: 'test/suites/views-by-mouse.browser.test.ts',
  },
  {
    area: 'descriptor',
    file: 'elements/deals/deal-box.ts',
    from: "'dp-deal-updated': {",
    to: "'dp-deal-renewed': {",
    test: 'test/suites/conformance-events.browser.test.ts',
  },
  {
    area: 'sheet of all elements',
    file: 'src/styles/tokens.css',
    from: '--_dp-target: 44px;',
    to: '--_dp-target: 34px;',
    test: 'test/suites/views-on-a-phone.browser.test.ts',
  },
  {
    area: 'host of elements',
    file: 'src/element/parse.ts',
    from: 'return field.values?.includes(given as string) ? given : undefined',
    to: 'return given',
    test: 'test/suites/conformance-faults.browser.test.ts',
  },
  {
    area: 'forms',
    file: 'src/element/form.ts',
    from: 'if (!taken.has(name)) data.append(name, value)',
    to: 'data.append(name, value)',
    test: 'test/elements/core-themes.test.ts',
  },
  {
    area: 'loader',
    file: 'src/loader/hold.ts',
    from: ' && findAll(document, tag)[0]',
    to: '',
    test: 'test/elements/core-loader.test.ts',
  },
  {
    area: 'overlay',
    file: 'src/overlay/page-movement.ts',
    from: 'Math.abs(scrollY - saved) > px',
    to: 'Math.abs(scrollY - saved) >= px',
    test: 'test/parts/overlay-clocks.test.ts',
  },
  {
    area: 'part of views',
    file: 'src/parts/disclosure.tsx',
    from: 'aria-expanded={open}',
    to: 'aria-expanded={!open}',
    test: 'test/elements/deals/deal-box-keyboard.test.ts',
  },
  {
    area: 'sanitizer',
    file: 'src/parts/sanitizer.ts',
    from: 'addresses.has(name) ? isSafeUrl(value)',
    to: 'addresses.has(name) ? true',
    test: 'test/parts/safe-html.test.tsx',
  },
  {
    area: 'inspector',
    file: 'src/inspector/rows.ts',
    from: 'if (isSecret(name)) return mask',
    to: '',
    test: 'test/elements/inspector.test.ts',
  },
]

/** true: a run with this scope takes the test file. */
export const isTaken = (test, scope) =>
  [
    ...inTurn(browserTests, 'engines', scope),
    ...inTurn(nodeTests, 'store and pages', scope),
  ].includes(test)
