import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { declared } from '../../build/declared.mjs'
import { expander } from '../../elements/content/expander.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const shippedSource = async (file: string) => (await declared().load(project + file)) ?? ''

describe('declared', () => {
  it('COR-125 ships no word for people and no code of valibot with a descriptor or a call', async () => {
    const files = globSync(
      [
        'elements/*/!(index|*.*).ts',
        'src/contract/*/!(index|*-events).ts',
        'src/contract/fields.ts',
      ],
      { cwd: project },
    )
    assert.ok(files.length >= 20)
    for (const file of files) {
      const source = await shippedSource(file)
      assert.match(source, /^export const /m, file)
      assert.doesNotMatch(
        source,
        /"(about|call|description|detail|examples|params|unit|x-unit)":|valibot|=>/,
        file,
      )
    }
  })

  it('ships the fields of a descriptor as they are, without their words', async () => {
    const source = await shippedSource('elements/content/expander.ts')
    const shipped = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    const { tag, fields } = shipped.expander
    assert.equal(tag, expander.tag)
    assert.deepEqual(Object.keys(fields), Object.keys(expander.fields))
    assert.deepEqual(fields.kind, {
      kind: 'choice',
      values: ['title', 'bullets'],
      default: 'bullets',
    })
  })

  it('CAL-031 ships the code that reads a page store by its name', async () => {
    const source = await shippedSource('elements/schedule/delivery-calendar.ts')
    assert.match(source, /^import \{ deliveryPlace \} from /m)
    assert.match(source, /"store":deliveryPlace/)
    assert.doesNotMatch(source, /"map":undefined/)
  })

  it('ships the name of the field that page stores are read for', async () => {
    const source = await shippedSource('elements/services/service-offer.ts')
    assert.match(source, /"storesOf":"productAsin"/)
  })

  it('leaves other modules alone', async () => {
    assert.equal(await declared().load(`${project}src/page/page.ts`), null)
  })
})
