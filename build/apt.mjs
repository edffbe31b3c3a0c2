import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** On Debian and its kin as root, which is what machines that only run tests are. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}
