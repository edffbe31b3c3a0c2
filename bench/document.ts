import { execFileSync } from 'node:child_process'
import { at } from '../build/project.mjs'

/** The lines that `dp preload` prints for these tags. */
export const preloadLines = (...words: readonly string[]): string =>
  execFileSync(process.execPath, [at('dist/command/dp.js'), 'preload', ...words], {
    encoding: 'utf8',
  })

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
