import { fileURLToPath } from 'node:url'

/** The folder of the project, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url))
export const at = path => root + path
