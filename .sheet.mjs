const { withBrowser } = await import('/work/h/stripe/bench/browser.ts')
import { readdirSync, readFileSync } from 'node:fs'
const names = process.argv.slice(2)
await withBrowser(async b => {
  const p = await b.newPage()
  await p.setViewport({ width: 1500, height: 900 })
  let html = '<body style="margin:4px;background:#888;font:12px sans-serif">'
  for (const n of names) {
    html += '<div style="display:flex;gap:6px;align-items:start;margin-bottom:6px">'
    for (const v of ['320-light-ltr', '768-light-ltr', '1280-dark-ltr', '768-light-rtl']) {
      const d = readFileSync(`/tmp/stripe/shots/${n}-${v}.png`).toString('base64')
      html += `<img style="height:290px;max-width:460px;object-fit:contain;object-position:top" src="data:image/png;base64,${d}">`
    }
    html += '</div>'
  }
  await p.setContent(html)
  await p.screenshot({ path: '/tmp/stripe/sheet.png', fullPage: true })
})
