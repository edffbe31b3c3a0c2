import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createPGlite } from '../../demo/store/database/database.ts'
import { seededSnapshot } from '../../demo/store/snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'dp-snapshot-'))

describe('The seeded database', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('is built once, in place of those of earlier versions, and holds what the shop sells', async () => {
    writeFileSync(join(folder, 'store-of-an-earlier-version.tar.gz'), '')
    writeFileSync(join(folder, 'own.txt'), '')
    const at = pathToFileURL(`${folder}/`)
    const archive = await seededSnapshot(at)
    const files = readdirSync(folder).toSorted()
    assert.equal(files[0], 'own.txt')
    assert.match(files[1] ?? '', /^store-[0-9a-f]{16}\.tar\.gz$/)
    assert.equal(files.length, 2)

    const { ino } = statSync(join(folder, files[1] ?? ''))
    const again = await seededSnapshot(at)
    assert.equal(statSync(join(folder, files[1] ?? '')).ino, ino)
    assert.deepEqual(await again.bytes(), await archive.bytes())

    const database = await createPGlite({ loadDataDir: archive })
    const { rows } = await database.query<{ count: number }>('select count(*) from product')
    assert.ok((rows[0]?.count ?? 0) > 100)
    await database.close()
  })

  it('has no other databases to unpack, and little memory to fill', async () => {
    const database = await createPGlite({ loadDataDir: await seededSnapshot() })
    const { rows: names } = await database.query('select datname as name from pg_database')
    const { rows: settings } = await database.query(
      `select name, setting, unit from pg_settings
       where name in ('shared_buffers', 'wal_segment_size') order by name`,
    )
    await database.close()
    assert.deepEqual(names, [{ name: 'postgres' }])
    assert.deepEqual(settings, [
      { name: 'shared_buffers', setting: `${32 * 128}`, unit: '8kB' },
      { name: 'wal_segment_size', setting: `${1024 ** 2}`, unit: 'B' },
    ])
  })

  it('keeps times as numbers, so that no query needs parsers of its own', async () => {
    const database = await createPGlite({ loadDataDir: await seededSnapshot() })
    const { rows } = await database.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and (data_type similar to '(time|date|interval)%'
         or udt_name similar to '_(time|date|interval|numeric)%')`,
    )
    await database.close()
    assert.deepEqual(rows, [])
  })
})
