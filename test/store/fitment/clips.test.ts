import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { helpFiles, helpOf, videoUrl } from '../../../demo/store/fitment/clips/files.ts'
import { machineTypes } from '../../../demo/store/fitment/seed/machine-types.ts'

const app = helpFiles()

describe('where a model number stands', () => {
  it('MDL-007 is shown by a picture and a clip for every kind of machine', async () => {
    for (const { name } of machineTypes) {
      const help = helpOf(name)
      assert.ok(help, name)
      for (const url of [help.imageUrl, ...help.videoIds.map(videoUrl)]) {
        const answer = await app.request(url)
        assert.equal(answer.status, 200, url)
        assert.match(answer.headers.get('content-type') ?? '', /^(image\/webp|video\/webm)$/)
        assert.match(answer.headers.get('cache-control') ?? '', /max-age=\d{6}/)
        assert.ok((await answer.arrayBuffer()).byteLength <= 60_000, url)
      }
    }
  })

  it('sends the range of a clip that a player asks for', async () => {
    const answer = await app.request(videoUrl('door'), { headers: { range: 'bytes=0-3' } })
    assert.equal(answer.status, 206)
    // The first bytes of every WebM file.
    assert.deepEqual([...new Uint8Array(await answer.arrayBuffer())], [0x1a, 0x45, 0xdf, 0xa3])
    assert.equal((await app.request(videoUrl('nothing'))).status, 404)
  })
})
