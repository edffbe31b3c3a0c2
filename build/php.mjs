import { spawnSync } from 'node:child_process'
import { aptInstall, canInstall } from './apt.mjs'

const isThere = () => spawnSync('php', ['-v']).status === 0

/**
 * Installs PHP where that can be done without asking: what the catalogue writes for its templates is printed by it.
 * What a person has to install where it is not, as a sentence; undefined: nothing.
 */
export function missingPhp() {
  if (!isThere() && canInstall()) aptInstall('php-cli')
  return isThere()
    ? undefined
    : 'tests of PHP templates need the package php-cli. Install it, and run the tests again.'
}
