import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import type { Language } from '../../demo/catalog/writer/language.ts'
import { languages } from '../../demo/catalog/writer/languages.ts'
import { writeTag } from '../../demo/catalog/writer/write-tag.ts'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { filledIn, givenOf, hostile, type FilledIn } from '../support/given-fields.ts'
import { lacksPhp } from '../support/php.ts'
import { configOf, readBack } from '../support/read-back.ts'
import { chosen } from '../support/scope.ts'
import { engines, type Shop } from '../support/template-engines.ts'

const runs = 40
const seed = 20_261

/** How each language gets at `shop`, as authors write it and as they copy it. */
const variables: Readonly<Record<string, (name: string) => string>> = {
  php: name => `$shop['${name}']`,
}
const copied: Readonly<Record<string, (expression: string) => string>> = {
  php: expression => `<?= ${expression} ?>`,
  jsp: expression => `\${${expression}}`,
  erb: expression => `<%= ${expression} %>`,
  razor: expression => `@${expression}`,
}

function expressionsOf({ id }: Language): (name: string) => string {
  const variable = variables[id] ?? (name => `shop.${name}`)
  const copy = copied[id] ?? (expression => `{{ ${expression} }}`)
  return name => (name.length % 2 ? variable(name) : copy(variable(name)))
}

/** What the server holds: JSP's own library cannot write JSON, so it is given some. */
function shopOf({ fields }: Descriptor, { values, printed }: FilledIn, { id }: Language): Shop {
  const isJson = (name: string) =>
    name === 'messages' || fields[name]?.kind === 'json' || fields[name]?.from === 'state'
  return Object.fromEntries(
    printed.map(name => [
      name,
      id === 'jsp' && isJson(name) ? JSON.stringify(values[name]) : values[name],
    ]),
  )
}

async function print(source: string, { id }: Language, shop: Shop = {}): Promise<string> {
  const render = engines[id]
  assert.ok(render, `no engine prints ${id}`)
  return render(source, shop)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** HTML with these texts where no character reference is read, too. */
const contentOf = (texts: readonly string[]): string => {
  const [title = '', text = '', ...others] = texts
  const noted = others.map(one => `<script type="text/plain">${one}</script>`).join('')
  return `<p title="${escaped(title).replaceAll('"', '&quot;')}">${escaped(text)}</p>${noted}`
}
const harmless = hostile.filter(text => !/<(?=[!/s])/.test(text))

describe('a written tag', () => {
  for (const language of languages) {
    const skip = language.id === 'php' && lacksPhp
    for (const descriptor of chosen('conformance', catalogue)) {
      it(
        `COR-002 gives <${descriptor.tag}> what was filled in when printed as ${language.label}`,
        { skip },
        () =>
          fc.assert(
            fc.asyncProperty(filledIn(descriptor, language.id !== 'html'), async filled => {
              const fields = givenOf(filled, expressionsOf(language))
              const source = writeTag(descriptor, { fields }, language)
              const page = await print(source, language, shopOf(descriptor, filled, language))
              const { config } = readBack(descriptor, page)
              assert.deepEqual(config, configOf(descriptor, filled.values))
            }),
            { numRuns: runs, seed },
          ),
      )
    }

    it(
      `COR-002 keeps id and fallback as they were filled in when printed as ${language.label}`,
      { skip },
      () =>
        fc.assert(
          fc.asyncProperty(hostile, fc.array(harmless, { maxLength: 4 }), async (id, texts) => {
            const [descriptor] = catalogue
            assert.ok(descriptor)
            const content = contentOf(texts)
            const page = await print(
              writeTag(descriptor, { fields: {}, id, content }, language),
              language,
            )
            const read = readBack(descriptor, page)
            const alone = readBack(descriptor, `<${descriptor.tag}>${content}</${descriptor.tag}>`)
            assert.deepEqual([read.id, read.content], [id || undefined, alone.content])
          }),
          { numRuns: 500, seed },
        ),
    )
  }
})
