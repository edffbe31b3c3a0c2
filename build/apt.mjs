import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** true as root on Debian and its relatives: most machines that only run tests. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Seconds for which a second command waits while a first one installs. */
const patience = 600

export function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const patient = ['-qq', '-o', `DPkg::Lock::Timeout=${patience}`]
  run('apt-get', ['update', ...patient], quiet)
  run('apt-get', ['install', '-y', ...patient, '--no-install-recommends', ...packages], quiet)
}
