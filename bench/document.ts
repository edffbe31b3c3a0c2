import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { at } from '../build/project.mjs'

/** The lines that `dp preload` prints for these tags. */
export const preloadLines = (...words: readonly string[]): string =>
  execFileSync(process.execPath, [at('dist/command/dp.js'), 'preload', ...words], {
    encoding: 'utf8',
  })

/** Adds the lines for a variant's first view, if the variant has a late file. */
export function variantWords(name: string): string[] {
  const later: object = JSON.parse(readFileSync(at('dist/preload-late.json'), 'utf8'))
  return Object.hasOwn(later, name) ? [`--with=${name}`] : []
}

/** A page as a server would send it. */
export const documentOf = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Bench</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`
