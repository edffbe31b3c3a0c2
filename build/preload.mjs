import { readFileSync } from 'node:fs'
import { at } from './project.mjs'

const usage = `Usage: npm run preload -- [--base=/dist/] [--state] [--with=NAME] TAG …
--state: for a page with data-dp-state scripts
--with: code that comes later otherwise, such as stepper.view for quantity steppers`

const readManifest = name => JSON.parse(readFileSync(at(`dist/${name}`), 'utf8'))

const base = process.argv.find(word => word.startsWith('--base='))?.slice('--base='.length)
const prefix = '--with='
const extras = process.argv
  .filter(word => word.startsWith(prefix))
  .map(word => word.slice(prefix.length))
const tags = process.argv.slice(2).filter(word => !word.startsWith('--'))

/** The lines that make the load of these tags one round trip after the page (COR-115). */
function preloadLines() {
  const withState = process.argv.includes('--state')
  const preload = readManifest(withState ? 'preload-state.json' : 'preload.json')
  const sums = readManifest('sri.json')
  const unknown = tags.filter(tag => !preload[tag])
  if (unknown.length > 0) throw new Error(`No such element in dist/: ${unknown.join(', ')}`)
  const later = readManifest('preload-later.json')
  const unheard = extras.filter(name => !later[name])
  if (unheard.length > 0) throw new Error(`No such code in dist/: ${unheard.join(', ')}`)
  const files = new Set([
    ...tags.flatMap(tag => preload[tag]),
    ...extras.flatMap(name => later[name]),
  ])
  const folder = (base ?? '/dist/').replace(/\/?$/, '/')
  return [...files].map(
    file =>
      `<link rel="modulepreload" href="${folder}${file}" integrity="${sums[file]}" crossorigin>`,
  )
}

try {
  if (tags.length === 0) throw new Error(usage)
  console.log(preloadLines().join('\n'))
} catch ({ code, message }) {
  console.error(code === 'ENOENT' ? 'Build first: npm run build' : message)
  process.exitCode = 2
}
