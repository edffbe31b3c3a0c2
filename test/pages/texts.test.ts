import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { site } from '../../demo/pages/site.ts'
import { articleWords, type ArticleWords } from '../../demo/pages/shop/articles.ts'
import { commonMessages as commonTexts, messagesOf } from '../../demo/pages/render/messages.ts'
import { languages } from '../../demo/pages/render/preferences.ts'
import { commonMessages } from '../../src/element/common.messages.ts'

type Texts = Readonly<Record<string, string>>

/** What only the console says stays as the documentation has it. */
const isForConsole = (id: string) => id.endsWith('Log')
/** A bare number is the same in every language. */
const isNeutral = (text: string) => /^\{\w+\}$/.test(text)

/** The texts of an element that need a translation. Those that are common to all are translated once. */
async function textsOf(file: string): Promise<Texts> {
  const { messages }: { messages: Texts } = await import(pathToFileURL(file).href)
  return Object.fromEntries(
    Object.entries(messages).filter(([id, text]) => !isForConsole(id) && !isNeutral(text)),
  )
}

/** `{count}`, and `{count, plural, …}`, whose forms are a matter of the language. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name).sort()

describe("the elements' texts in the languages of the shop", () => {
  const files = globSync('src/widgets/*/*/*.messages.ts')
  assert.ok(files.length > 0)
  for (const language of languages.filter(code => code !== 'en')) {
    it(`COR-023 have the common ones once in ${language}`, () => {
      const common = Object.keys(commonTexts[language])
      assert.deepEqual(common.toSorted(), Object.keys(commonMessages).toSorted())
      const own = site.flatMap(({ texts }) => Object.values(texts[language].messages ?? {}))
      const repeated = own.flatMap(Object.keys).filter(id => common.includes(id))
      assert.deepEqual(repeated, [])
    })

    for (const file of files) {
      const tag = `dp-${basename(file, '.messages.ts')}`
      it(`COR-023 are complete for <${tag}> in ${language}, with the same values`, async () => {
        const texts = await textsOf(file)
        const translated = messagesOf(tag, language) ?? {}
        const own = Object.keys(translated).filter(id => !Object.hasOwn(commonMessages, id))
        assert.deepEqual(own.sort(), Object.keys(texts).sort())
        for (const [id, text] of Object.entries(texts)) {
          assert.deepEqual(placeholders(translated[id] ?? ''), placeholders(text), id)
        }
      })
    }
  }
})

describe('the texts of the pages', () => {
  it('have each id in one family only', () => {
    const ids = site.flatMap(({ texts }) => Object.keys(texts.en.texts ?? {}))
    assert.deepEqual(
      ids.filter((id, n) => ids.indexOf(id) !== n),
      [],
    )
  })
})

const sentences = ({ title, lead, points, action }: ArticleWords) => [
  title,
  lead,
  ...points.flat(),
  action,
]

describe('the articles', () => {
  for (const language of languages.filter(code => code !== 'en')) {
    it(`COR-020 say each sentence in ${language}`, () => {
      for (const [path, english] of Object.entries(articleWords.en)) {
        const said = sentences(articleWords[language][path as keyof typeof articleWords.en])
        const meant = sentences(english)
        assert.equal(said.length, meant.length, path)
        assert.deepEqual(
          said.filter((text, n) => !text.trim() || text === meant[n]),
          [],
          path,
        )
      }
    })
  }
})
