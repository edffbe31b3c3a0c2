/**
 * Makes the clips and pictures that show where a model number stands: node demo/store/fitment/clips/make.mjs.
 * Chromium draws and records them, with their duration and the places to seek.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { launch } from 'puppeteer-core'

const at = name => new URL(name, import.meta.url)
/** Bytes of a clip. */
const most = 60_000

const browser = await launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const code = await readFile(at('scenes.js'), 'utf8')
await page.addScriptTag({
  type: 'module',
  content: `${code}; window.help = { scenes, still, clip }`,
})
await page.waitForFunction(() => 'help' in window)
await mkdir(at('files/'), { recursive: true })
const wanted = process.argv.slice(2)
for (const name of await page.evaluate(() => Object.keys(window.help.scenes))) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const picture = await page.evaluate(one => window.help.still(one), name)
  await writeFile(at(`files/${name}.webp`), Buffer.from(picture, 'base64'))
  const recorded = await page.evaluate(one => window.help.clip(one), name)
  const clip = Buffer.from(recorded, 'base64')
  if (clip.length > most) throw new Error(`${name}: ${clip.length} bytes, more than ${most}`)
  await writeFile(at(`files/${name}.webm`), clip)
  console.log(name, clip.length)
}
await browser.close()
