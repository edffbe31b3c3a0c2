import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openPGlite, type Database } from '../../../demo/store/database/database.ts'
import { catalogueOf, type Catalogue } from '../../../demo/store/fitment/catalogue.ts'
import { known, misspelt, nonsense } from '../../../demo/store/fitment/seed/known-models.ts'
import { distance, similarNumbers } from '../../../demo/store/fitment/similar.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'

/** The same database, as a server without the extension. */
const withoutTrigrams = (database: Database): Database => ({
  ...database,
  query: (name, text, values) =>
    text.includes('pg_extension') ? Promise.resolve([]) : database.query(name, text, values),
})

describe('model numbers that are like another', () => {
  let database: Database
  let catalogue: Catalogue
  const asked: string[] = []
  before(async () => {
    const opened = await openPGlite(null, await seededSnapshot())
    database = {
      ...opened,
      query(name, text, values) {
        asked.push(name)
        return opened.query(name, text, values)
      },
    }
    catalogue = catalogueOf(database)
  })
  after(() => database.close())

  it('FIT-036 come from pg_trgm where the database has it', async () => {
    const similar = similarNumbers(database, catalogue)
    asked.length = 0
    assert.equal((await similar(misspelt, 5))[0], known.fits.model)
    assert.deepEqual(asked, ['trigrams', 'similar-models'])
  })

  it('FIT-036 are the same without it', async () => {
    const byDatabase = similarNumbers(database, catalogue)
    const byIndex = similarNumbers(withoutTrigrams(database), catalogue)
    for (const text of [misspelt, nonsense, 'GS6O-421OW', 'KG180-31', 'WD-4811', '', '%']) {
      const [one, other] = [await byDatabase(text, 5), await byIndex(text, 5)]
      assert.deepEqual(other[0], one[0], text)
    }
  })

  it('FIT-036 are each named once, the nearest first', async () => {
    const found = await similarNumbers(database, catalogue)('GS4001', 5)
    assert.equal(new Set(found).size, found.length)
    const far = found.map(number => distance('GS4001', number))
    assert.deepEqual(
      far,
      far.toSorted((a, b) => a - b),
    )
  })
})
