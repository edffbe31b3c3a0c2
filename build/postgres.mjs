import { existsSync } from 'node:fs'
import { aptInstall, canInstall } from './apt.mjs'

/** The tests of the store run on PostgreSQL too; where it is not and cannot be installed, they say so. */
export function ensurePostgres() {
  if (!existsSync('/usr/lib/postgresql') && canInstall()) aptInstall('postgresql')
}
