import { existsSync } from 'node:fs'
import { aptInstall, canInstall } from './apt.mjs'

/** Installs PostgreSQL if that works without asking. Without PostgreSQL, the store's tests say what they skip. */
export function ensurePostgres() {
  if (!existsSync('/usr/lib/postgresql') && canInstall()) aptInstall('postgresql')
}
