import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../build/project.mjs'
import { documentOf } from './document.ts'
import type { Figure } from './figures.ts'

const pages = 1000
const characters = 50_000

const state = JSON.stringify({
  qsItems: [1, 2, 3, 5, 10].map(quantity => ({ id: `${quantity}`, data: { quantity } })),
})

/** A product in a list, as the reference shop prints it. The first product of each page has a mistake. */
const card = (index: number) => `<div class="card" id="card-${index}">
  <a class="card-link" href="/dp/B0HEADPH01"><img class="img-responsive" src="/images/headphone.svg" alt=""></a>
  <h3 class="card-title"><a href="/dp/B0HEADPH01">Quiet headphones &amp; case ${index}</a></h3>
  <p class="small text-muted">Tidewell · 4.4 of 5 (12) · <span class="price">179.00 EUR</span></p>
  <form class="row-form" action="/gp/product/handle-buy-box" method="post">
    <dp-quantity-selector data-widget-id="qs-${index}" data-max-quantity="${index > 0 ? 30 : 'many'}">
      <script type="application/json" data-dp-state="quantity-selector">${state}</script>
      <select class="form-control" name="quantity"><option value="1">1</option><option value="2">2</option></select>
    </dp-quantity-selector>
    <button class="btn btn-primary" type="submit">Add to cart</button>
  </form>
</div>
`

function page(): string {
  let body = ''
  for (let index = 0; body.length < characters; index += 1) body += card(index)
  return documentOf('<script src="/dist/dp.js" defer></script>', body)
}

/** Makes the command print its processor time at its end. */
const tellUsage = `process.on('exit', () => console.error(JSON.stringify(process.cpuUsage())))`

interface Seconds {
  /** Seconds from start to end of the command. */
  passed: number
  /** Seconds on a processor. On a busy machine, only the other seconds grow. */
  used: number
}

function timed(folder: string): Seconds {
  const preload = `--import=data:text/javascript,${encodeURIComponent(tellUsage)}`
  const start = performance.now()
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [preload, at('dist/command/dp.js'), 'lint', folder],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const passed = (performance.now() - start) / 1000
  if (!stdout.endsWith(`${pages} files: ${pages} errors, 0 warnings\n`)) {
    throw new Error(
      `dp lint has not found one mistake in each page: ${stdout.slice(-200)}${stderr}`,
    )
  }
  const { user, system }: NodeJS.CpuUsage = JSON.parse(stderr)
  return { passed, used: (user + system) / 1e6 }
}

/** Measures a check of all templates, as before each deployment. */
export async function lint(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  try {
    const text = page()
    for (let index = 0; index < pages; index += 1)
      writeFileSync(join(folder, `${index}.html`), text)
    const what = `dp lint: ${pages} pages of ${Math.round(text.length / 1000)} kB`
    const { passed, used } = timed(folder)
    return [
      { what, reached: passed, unit: 's', atMost: 10, note: 'one process' },
      { what: '  on the processor', reached: used, unit: 's' },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
