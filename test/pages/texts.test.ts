import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { languages } from '../../demo/pages/preferences.ts'
import { elementMessages } from '../../demo/pages/texts/elements.ts'
import { commonMessages } from '../../src/element/common.messages.ts'

type Texts = Readonly<Record<string, string>>

/** What only the console says stays as the documentation has it. */
const isForConsole = (id: string) => id.endsWith('Log')
/** A bare number is the same in every language. */
const isNeutral = (text: string) => /^\{\w+\}$/.test(text)

/** The texts of an element that need a translation: its own, and the common ones that its code shows. */
async function textsOf(file: string): Promise<Texts> {
  const { messages }: { messages: Texts } = await import(pathToFileURL(file).href)
  const sources = globSync(`${dirname(file)}/*.{ts,tsx}`).map(name => readFileSync(name, 'utf8'))
  const common = Object.entries(commonMessages).filter(([id]) =>
    sources.some(source => source.includes(`text('${id}')`)),
  )
  const own = Object.entries(messages)
  return Object.fromEntries(
    [...common, ...own].filter(([id, text]) => !isForConsole(id) && !isNeutral(text)),
  )
}

/** `{count}`, and `{count, plural, …}`, whose forms are a matter of the language. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name).sort()

describe("the elements' texts in the languages of the shop", () => {
  const files = globSync('src/widgets/*/*/*.messages.ts')
  assert.ok(files.length > 0)
  for (const language of languages.filter(code => code !== 'en')) {
    for (const file of files) {
      const tag = `dp-${basename(file, '.messages.ts')}`
      it(`COR-023 are complete for <${tag}> in ${language}, with the same values`, async () => {
        const texts = await textsOf(file)
        const translated = elementMessages[language]?.[tag] ?? {}
        assert.deepEqual(Object.keys(translated).sort(), Object.keys(texts).sort())
        for (const [id, text] of Object.entries(texts)) {
          assert.deepEqual(placeholders(translated[id] ?? ''), placeholders(text), id)
        }
      })
    }
  }
})
