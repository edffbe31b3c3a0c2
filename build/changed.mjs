import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { families } from '../elements/index.ts'
import { importsOf } from '../test/conformance/source-files.ts'
import { root } from './project.mjs'

/**
 * Which elements a change can have broken. The imports tell which elements use a file. Other files belong to the family
 * whose name their folder has. All else is shared by all elements.
 */

/** Files that no element works with. */
const others =
  /^(docs|bench|command|demo\/catalog|test\/(models|elements|store|build|catalog|command|bench|types|parts|page|conformance))\/|^[^/]+\.md$|^\.ci\//

/** true: the suites themselves work with the file, so their own tests may tell something new. */
export const isOfSuites = file =>
  /^(test\/(suites|support|parts)\/|test\/pages\/.*-suite\.|build\/|package-lock\.json$)/.test(file)

const find = pattern => globSync(pattern, { cwd: root }).map(file => file.replaceAll('\\', '/'))

/** Files of `tag` and of its host, and all that they import. */
function filesOf(tag, family) {
  const name = tag.slice('dp-'.length)
  const own = `{elements/${family}/${name}{.,.*.}ts,src/widgets/${family}/${name}/*}`
  const files = new Set([...find(own), ...find('src/{element,loader}/*')])
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue
    for (const { isType, target } of importsOf(root, file)) {
      if (!isType && /^(src|elements)\//.test(target)) files.add(posix.normalize(target))
    }
  }
  return files
}

let known
/** Each tag with its family and its files. Reads the whole code, so it does that once. */
export function elementFiles() {
  known ??= families.flatMap(({ elements, name: family }) =>
    elements.map(({ tag }) => ({ tag, family, files: filesOf(tag, family) })),
  )
  return known
}

/**
 * How each tag is touched by changes of files: `own` (a file of the tag, or of its family), `shared`, or not at all (no
 * entry).
 */
export function touchedBy(changed, elements = elementFiles()) {
  const touched = new Map()
  const touch = (tags, how) => {
    for (const tag of tags) if (touched.get(tag) !== 'own') touched.set(tag, how)
  }
  const tagsOf = elements.map(({ tag }) => tag)
  for (const file of changed) {
    const users = elements.filter(({ files }) => files.has(file))
    const named = elements.filter(({ family }) => new RegExp(`/${family}[/.]`).test(file))
    const near = users.length > 0 ? users : named
    const isOfOneFamily = new Set(near.map(({ family }) => family)).size === 1
    if (near.length > 0)
      touch(
        near.map(({ tag }) => tag),
        isOfOneFamily ? 'own' : 'shared',
      )
    else if (!others.test(file)) touch(tagsOf, 'shared')
  }
  return touched
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Files that differ from a commit, also those that are not committed. null: git does not know the commit. */
export function changedSince(commit) {
  try {
    const differing = git('diff', '--name-only', commit)
    const untracked = git('ls-files', '--others', '--exclude-standard')
    return `${differing}${untracked}`.split('\n').filter(Boolean)
  } catch {
    return null
  }
}
