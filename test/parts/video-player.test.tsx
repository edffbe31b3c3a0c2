import { expect } from '@open-wc/testing'
import { VideoPlayer } from '../../src/parts/video-player.tsx'
import { clearFaults, hold, session } from '../support/browser.ts'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

/** A second of silence. It loads and plays without a file. */
function sound(): string {
  const bytes = new Uint8Array(44 + 8000).fill(128)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, 8000],
  ] as const) {
    view.setUint32(at, value, true)
  }
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const) {
    view.setUint16(at, value, true)
  }
  text(36, 'data')
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}

const player = (src: string) => (
  <VideoPlayer
    src={src}
    label="Where it stands"
    failedText="It cannot be played."
    retryLabel="Try again"
  />
)

async function show(src: string) {
  const view = await mount(player(src))
  const video = () => view.shadow.querySelector('video')
  const fails = () => waitUntil(() => view.shadow.querySelector('.message'), 'never fails')
  return { ...view, video, fails }
}

/** Answers only after the test has ended. */
const slow = '/images/slow.webm'

describe('VideoPlayer', () => {
  before(async () => {
    await session()
    await hold({ path: slow })
  })
  after(clearFaults)
  afterEach(unmountAll)

  it("plays with the browser's own controls, by its name, and not by itself", async () => {
    const { video } = await show(slow)
    const { ariaLabel, autoplay, controls, paused } = video()!
    expect([ariaLabel, autoplay, controls, paused]).to.deep.equal([
      'Where it stands',
      false,
      true,
      true,
    ])
  })

  it('MDL-015 stops and loads nothing more when it is no longer drawn', async () => {
    const { draw, video } = await show(slow)
    const playing = video()!
    playing.src = sound()
    Object.assign(playing, { muted: true, loop: true })
    await playing.play()
    expect(playing.paused).to.equal(false)
    await draw(null)
    expect([playing.paused, playing.hasAttribute('src')]).to.deep.equal([true, false])
    await waitUntil(() => playing.networkState === HTMLMediaElement.NETWORK_EMPTY, 'still loads')
  })

  it('shows a text with a way on when it cannot be played', async () => {
    const { fails, find, video } = await show('/none.webm')
    await fails()
    expect([video(), find('.message').textContent]).to.deep.equal([
      null,
      'It cannot be played. Try again',
    ])
    const message = find('.message')
    find('.link').click()
    await waitUntil(() => !message.isConnected, 'is not tried again')
  })

  it('begins anew with another address', async () => {
    const { draw, fails, shadow, video } = await show('/none.webm')
    await fails()
    // The second video may also fail, before the test can look.
    const seen: unknown[] = []
    const watch = new MutationObserver(() => seen.push(video()?.getAttribute('src')))
    watch.observe(shadow, { childList: true, subtree: true })
    await draw(player('/other.webm'))
    watch.disconnect()
    expect(seen).to.include('/other.webm')
  })

  it('COR-082 plays nothing but http(s) and relative addresses', async () => {
    const { find, video } = await show('javascript:alert(1)')
    expect([video(), find('.message').textContent]).to.deep.equal([
      null,
      'It cannot be played. Try again',
    ])
  })
})
