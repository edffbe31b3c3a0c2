import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canInstall } from './apt.mjs'
import { run } from './install.mjs'
import { at } from './project.mjs'

/**
 * Old libraries for tests of hostile pages. They are no development dependencies: only Debian has some, and others have
 * server dependencies on npm. Missing libraries are installed if that works without asking.
 */

const debian = '/usr/share/javascript'
const cache = at('node_modules/.cache/legacy')

/** Folders, and the packages that contain them. */
const debianPackages = {
  prototype: 'libjs-prototype',
  mootools: 'libjs-mootools',
  scriptaculous: 'libjs-scriptaculous',
}
const npmPackages = {
  jquery: 'jquery@1.5.1',
  yui: 'yui@3.18.1',
}

const isThere = folder => existsSync(join(folder, 'package.json'))

function unpack([folder, name]) {
  const target = join(cache, folder)
  mkdirSync(target, { recursive: true })
  const packed = `${name.replace('@', '-')}.tgz`
  run('npm', ['pack', name, '--silent', '--pack-destination', cache])
  run('tar', ['-xzf', join(cache, packed), '-C', target, '--strip-components=1'])
}

/** Folders of the libraries. undefined: the library is missing and cannot be installed. */
export function legacyFolders() {
  const wanted = Object.entries(debianPackages)
  const missing = wanted.filter(([folder]) => !existsSync(join(debian, folder)))
  if (missing.length > 0 && canInstall()) aptInstall(...missing.map(([, name]) => name))
  Object.entries(npmPackages)
    .filter(([folder]) => !isThere(join(cache, folder)))
    .forEach(unpack)
  const found = [
    ...wanted
      .map(([folder]) => [folder, join(debian, folder)])
      .filter(([, path]) => existsSync(path)),
    ...Object.keys(npmPackages)
      .map(folder => [folder, join(cache, folder)])
      .filter(([, path]) => isThere(path)),
  ]
  return Object.fromEntries(found)
}
