import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { headerNames } from '../src/contract/headers.ts'
import { contract } from '../src/contract/index.ts'
import { isSecret } from '../src/rules/secret-name.ts'
import { browsers } from './browsers.mjs'
import { describeLibrary } from './derived/description.mjs'
import { built, codeOf } from './entries.mjs'
import { at } from './project.mjs'

/** The tables of docs/security.md, from descriptors, contract, sources and the bill of materials. */

const code = text => `\`${text}\``
const list = names => names.map(code).join(', ') || '–'
const row = cells => `| ${cells.join(' | ')} |`
const table = (heading, rows) =>
  [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n')

/** Headers that carry a token. All other headers describe the shopper's device, language and currency. */
const tokenHeaders = new Set(Object.values(headerNames).filter(isSecret))

const specs = new Map(contract.map(spec => [spec.id, spec]))
const isSent = ({ place, path }) => place !== 'answer' && isSecret(path)

const sendRow = tag => call => [
  code(tag),
  code(call.id),
  code(`${call.method} ${call.path}`),
  list([
    ...call.headers.map(({ name }) => name).filter(name => tokenHeaders.has(name)),
    ...call.parts.filter(isSent).map(({ path }) => path),
  ]),
  specs.get(call.id).credentials ? 'every origin' : 'own origin',
]

/** What each element sends by itself. */
const sends = ({ elements }) =>
  table(
    ['element', 'call', 'fixed path', 'tokens', 'cookies to'],
    elements.flatMap(({ tag, calls }) => calls.map(sendRow(tag))),
  )

/** What each element adds to the form around it. */
const posts = ({ elements }) =>
  table(
    ['element', 'form fields', 'of these, tokens'],
    elements
      .filter(({ form }) => form.length > 0)
      .map(({ tag, form }) => {
        const names = form.map(({ name }) => name)
        return [code(tag), list(names), list(names.filter(isSecret))]
      }),
  )

const isOwn = file => file.startsWith('src/')

/** The sources of an element with all that it imports, at first or later. */
async function sourcesOf(descriptor) {
  const { metafile } = await build({
    entryPoints: [at(codeOf(descriptor))],
    absWorkingDir: at(''),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'none',
    format: 'esm',
    packages: 'external',
    external: ['virtual:*'],
    loader: { '.css': 'text' },
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).filter(isOwn)
}

/** What an element needs of a page's policy, besides its own scripts and the sheet dp.css. */
export async function needsOf(descriptor) {
  const files = await sourcesOf(descriptor)
  const showsHtml = files.includes('src/parts/sanitizer.ts')
  const draws = tag => files.some(file => readFileSync(at(file), 'utf8').includes(`<${tag}`))
  return {
    'connect-src': (descriptor.calls ?? []).length > 0,
    'img-src': draws('img') || showsHtml,
    'media-src': draws('video') || showsHtml,
    'trusted-types': [descriptor.wraps && 'lit-html', showsHtml && 'dompurify'].filter(Boolean),
  }
}

const policyRow = async descriptor => {
  const needs = await needsOf(descriptor)
  const sources = ['connect-src', 'img-src', 'media-src'].map(name => (needs[name] ? 'yes' : '–'))
  return [code(descriptor.tag), ...sources, list(needs['trusted-types'])]
}

const policies = async () =>
  table(
    ['element', '`connect-src`', '`img-src`', '`media-src`', '`trusted-types`'],
    await Promise.all(built.map(policyRow)),
  )

const oldest = () =>
  table(
    ['browser', 'from version'],
    Object.values(browsers).map(({ name, version }) => [name, version]),
  )

function packages() {
  const { components } = JSON.parse(readFileSync(at('dist/sbom.json'), 'utf8'))
  return table(
    ['package', 'version', 'licence', 'in'],
    components.map(({ name, version, licenses, properties }) => [
      code(name),
      version,
      licenses.map(({ license, expression }) => expression ?? license.id).join(', '),
      properties.map(({ value }) => value).join(', '),
    ]),
  )
}

/** The tables by their names in the page. Needs dist/. */
export async function securityTables() {
  const library = await describeLibrary()
  return {
    sends: sends(library),
    posts: posts(library),
    policies: await policies(),
    browsers: oldest(),
    packages: packages(),
  }
}

const place = /(<!-- table (?<name>\w+): npm run tables writes it -->\n\n)[^]*?(\n\n<!-- end -->)/g

/** The page with these tables. */
export const withTables = (page, tables) =>
  page.replace(place, (all, before, name, after) =>
    name in tables ? before + tables[name] + after : all,
  )
