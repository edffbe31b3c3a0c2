import { families } from '../../elements/index.ts'

/** An import of a source file. `target`: a path of the project or the name of a package. */
export interface Import {
  target: string
  /** Types only: not there at runtime. */
  isType: boolean
  /** By import(): the file loads on demand. */
  isLazy: boolean
}

/** What a folder may import: as code, or only as types. */
interface Rule {
  files: RegExp
  code: readonly RegExp[]
  types?: readonly RegExp[]
}

const contract = /^src\/contract\//
const descriptors = /^elements\//
const describing =
  /^src\/element\/(describe|device-view|formats|known-formats|(delivery-)?readings)\.ts$/
/** Code that reads fields without a DOM. */
const reading = /^src\/element\/(blueprint|parse|value|wording)\.ts$/
const pageRules = /^src\/page\/(json-fault|page)\.ts$/
const command = /^command\//
/** Code for the lines in a page's head, without Node. */
const headLines = /^command\/head\.ts$/
const inspector = /^src\/inspector\//
const ports = /^src\/element\/(ports|late)\.ts$/
const machine = /^src\/machine\//
const rules = /^src\/rules\//
/** What ties an add-on to its product: the store reads the same spellings, and forms without scripts write them. */
const association = /^src\/rules\/(warranty-)?association\.ts$/
/** The judge of addresses. */
const addresses = /^src\/rules\/url\.ts$/
/** Code that masks secrets in logs and warnings. */
const secrets = /^src\/rules\/(secrets|secret-name)\.ts$/
/** Asked everywhere of what comes from a page or a server. */
const kinds = /^src\/rules\/is-object\.ts$/
const overlay = /^src\/overlay\//
const parts = /^src\/parts\//
const styles = /^src\/styles\//
const sheets = /^src\/styles\/[\w-]+\.css$/
const page = /^src\/page\//
const shapes = /^src\/page\/shapes\.ts$/
/** Tells the calls when a dialog slides. */
const rest = /^src\/page\/at-rest\.ts$/
/** State that all copies of the library in a page share. */
const copies = /^src\/page\/registry\.ts$/
/** Safe access to nodes of the page. */
const dom = /^src\/dom\//
const client = /^src\/client\//
const host = /^src\/element\//
const view = /^(react|react-dom|preact)(\/|$)/
const stores = /^nanostores$/
const schemas = /^valibot$/
/** What needs no React: sheets, icons, the sanitizer, and pieces of the templates of wrappers. */
const litParts = /^src\/parts\/([\w-]+\.(css|template\.ts)|icons\/[\w-]+\.ts|sanitizer\.ts)$/
const lit = /^lit(\/|$)/
/** What the store and its pages share. */
const demoCommon =
  /^demo\/(own-path|plan-offers|prices|search-words|service-offers|shop-day|tell-error)\.ts$/
/** What every family of the store stands on, whatever it sells. */
const storeCommon = /^demo\/store\/(server|database|products)\//
const storeMachinery = /^demo\/store\/(server|database)\//
/** A family lets others know what it exports here, and nothing else. */
const storeFamilyIndex = /^demo\/store\/[\w-]+\/index\.ts$/
const pagesFamilyIndex = /^demo\/pages\/[\w-]+\/index\.ts$/
/** What pages read, by family and together. */
const pageData = /^demo\/pages\/([\w-]+\/)?data\.ts$/
const pagesCommon = /^demo\/pages\/(render|shop)\//
const pagesFamilies = /^demo\/pages\/(families|site)\.ts$/
const languages = /^demo\/pages\/render\/preferences\.ts$/
const packages = /^(?!\.|src\/|elements\/|demo\/|test\/|bench\/|build\/)/
const anything = /./

/** Folders of wrappers. Their models may act on the server's content, and lit draws them. */
const wrappers = new RegExp(
  `^src/widgets/(${families
    .flatMap(({ name, elements }) =>
      elements.filter(({ wraps }) => wraps).map(({ tag }) => `${name}/${tag.slice('dp-'.length)}`),
    )
    .join('|')})/`,
)

/** The tables of docs/architecture.md. The first rule that matches a file counts. */
export const importRules: readonly Rule[] = [
  { files: descriptors, code: [descriptors, contract, describing, schemas] },
  // For tools and servers. No page loads it.
  { files: /^src\/contract\/json-schema\.ts$/, code: [contract, schemas, /^@valibot\//] },
  { files: contract, code: [contract, kinds, schemas] },
  { files: machine, code: [machine, stores] },
  { files: dom, code: [dom] },
  { files: page, code: [page, dom, contract, rules, styles, stores], types: [schemas] },
  { files: client, code: [client, contract, schemas, rules] },
  { files: rules, code: [rules], types: [contract] },
  { files: overlay, code: [overlay, dom, copies, rest] },
  { files: styles, code: [styles, dom] },
  { files: /^src\/parts\/[\w-]+\.template\.ts$/, code: [litParts, overlay, styles, lit] },
  {
    files: parts,
    code: [parts, dom, rules, overlay, styles, view, /^dompurify$/],
    types: [contract, ports, stores],
  },
  {
    files: wrappers,
    code: [machine, dom, page, contract, overlay, rules, lit, stores, styles, litParts],
    types: [descriptors, describing, ports],
  },
  {
    files: /^src\/widgets\/.*\.view\.tsx$/,
    code: [parts, dom, rules, sheets, view],
    types: [descriptors, describing, ports, stores],
  },
  {
    files: /^src\/widgets\/.*\.model\.ts$/,
    code: [contract, machine, page, rules, stores],
    types: [descriptors, describing, ports],
  },
  {
    files: /^src\/widgets\/.*\.rules\.ts$/,
    code: [rules],
    types: [contract, descriptors, describing, parts, ports, shapes],
  },
  {
    // What views show may be the state of a machine.
    files: /^src\/widgets\/.*\.ports\.ts$/,
    code: [],
    types: [contract, descriptors, describing, ports, page, rules, stores, machine],
  },
  { files: /^src\/widgets\/.*\.messages\.ts$/, code: [/\.messages\.ts$/] },
  { files: /^src\/widgets\/.*\.icons\.ts$/, code: [] },
  // NAME.ts, and what late files contain: a model gets modules of the page with them.
  { files: /^src\/widgets\//, code: [parts, sheets, page, machine], types: [ports] },
  {
    files: host,
    code: [
      host,
      client,
      dom,
      page,
      contract,
      addresses,
      kinds,
      secrets,
      styles,
      view,
      stores,
      schemas,
      lit,
      /^@r2wc\//,
    ],
  },
  {
    files: command,
    code: [command, descriptors, contract, describing, reading, pageRules, packages],
  },
  {
    files: inspector,
    code: [inspector, dom, secrets, /^virtual:(events|rooms|states)$/],
    types: [host],
  },
  {
    files: /^src\/loader\//,
    code: [/^src\/loader\//, dom, /^virtual:(requests|modules)$/],
    types: [/^src\/page\/queue\.ts$/],
  },
  {
    files: /^demo\/store\/[\w-]+\.ts$/,
    code: [/^demo\/(store|pages)\//, demoCommon, contract, packages],
  },
  { files: /^demo\/store\/database\//, code: [demoCommon, packages] },
  {
    files: /^demo\/store\/(server|products)\//,
    code: [storeMachinery, demoCommon, languages, contract, packages],
    types: [pageData, languages, storeCommon],
  },
  {
    files: /^demo\/store\//,
    code: [storeCommon, storeFamilyIndex, demoCommon, languages, contract, association, packages],
    types: [pageData],
  },
  {
    files: /^demo\/catalog\/writer\//,
    code: [/^demo\/catalog\/writer\//, descriptors, contract, describing, reading, headLines],
  },
  { files: /^demo\/pages\/[\w-]+\.ts$/, code: [/^demo\/pages\//, demoCommon, packages] },
  {
    files: pagesCommon,
    code: [pagesCommon, pagesFamilies, pagesFamilyIndex, demoCommon, packages],
    types: [pageData, contract],
  },
  {
    files: /^demo\/pages\//,
    code: [pagesCommon, pagesFamilyIndex, demoCommon, association, packages],
    types: [pageData, pagesFamilies, contract],
  },
  {
    files: /^demo\/catalog\//,
    code: [
      /^demo\/catalog\//,
      descriptors,
      contract,
      reading,
      secrets,
      /^build\/derived\//,
      lit,
      packages,
    ],
    types: [host],
  },
  { files: /^demo\//, code: [/^demo\//, descriptors, packages], types: [contract] },
  { files: /^(bench|build|test)\//, code: [anything] },
]

/** The folder of a family in the store or in its pages. */
const demoFolder = /^demo\/(?:store|pages)\/[\w-]+\//

/** The folder that holds all of one widget: its family, its name. */
const ownFolder = /^src\/widgets\/([\w-]+)\/([\w-]+)\//

/** A widget may import its own folder and its family's shared folder. The shared folder may import no widget. */
function isOwn(file: string, target: string): boolean {
  const [demo] = demoFolder.exec(file) ?? []
  if (demo !== undefined) return target.startsWith(demo)
  const [own, family] = ownFolder.exec(file) ?? []
  if (own === undefined || isViewOfModel(file, target)) return false
  return target.startsWith(own) || target.startsWith(`src/widgets/${family}/shared/`)
}
/** true: a model imports a view or a sheet. Models must not know what draws them. */
const isViewOfModel = (file: string, target: string): boolean =>
  file.endsWith('.model.ts') && /\.(view\.tsx|css)$/.test(target)

const matches = (patterns: readonly RegExp[] | undefined, target: string): boolean =>
  patterns?.some(pattern => pattern.test(target)) ?? false

/** Why a file may not have this import. undefined: allowed. */
export function breach(file: string, { target, isType }: Import): string | undefined {
  const rule = importRules.find(({ files }) => files.test(file))
  if (!rule) return `${file}: no rule names its folder`
  if (isOwn(file, target) || matches(rule.code, target)) return undefined
  if (isType && matches(rule.types, target)) return undefined
  const asType = matches(rule.types, target) ? ' but as a type' : ''
  return `${file} may not import ${target}${asType}`
}

/** true: the name of a widget's file has a role. `FOLDER.ts` counts as the widget itself. */
export function hasRole(file: string): boolean {
  const [folder, name = ''] = file.split('/').slice(-2)
  return (
    /\.(model|view|template|rules|ports|messages|late|variant|icons)\.tsx?$/.test(name) ||
    name === `${folder}.ts`
  )
}
