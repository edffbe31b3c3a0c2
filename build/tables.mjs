import { readFileSync, writeFileSync } from 'node:fs'
import { at } from './project.mjs'
import { securityTables, withTables } from './security-tables.mjs'

/** Writes the tables of docs/security.md again. Needs dist/: run `npm run build` first. */
const page = at('docs/security.md')
writeFileSync(page, withTables(readFileSync(page, 'utf8'), await securityTables()))
