import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** true as root on Debian and its relatives: most machines that only run tests. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}
