import { execFileSync } from 'node:child_process'
import { root } from './project.mjs'

/** Files that measurements write. They do not count as changes. */
const measured = ['docs/proof.md', 'docs/mutants.jsonl', 'bench/results.json']

const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit of `folder`, and whether files differ from it. undefined: not known. */
export function commitHere(folder = root) {
  try {
    const commit = git(folder, 'rev-parse', '--short', 'HEAD')
    const others = measured.map(file => `:!${file}`)
    return git(folder, 'status', '--porcelain', '--', '.', ...others)
      ? `${commit} with changes`
      : commit
  } catch {
    return undefined
  }
}
