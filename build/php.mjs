import { spawnSync } from 'node:child_process'
import { aptInstall, canInstall } from './apt.mjs'

const isThere = () => spawnSync('php', ['-v']).status === 0

/**
 * Installs PHP if that works without asking: tests run the PHP templates that the catalogue writes. Returns a sentence
 * that says what a person must install. undefined: nothing.
 */
export function missingPhp() {
  if (!isThere() && canInstall()) aptInstall('php-cli')
  return isThere()
    ? undefined
    : 'tests of PHP templates need the package php-cli. Install it, and run the tests again.'
}
