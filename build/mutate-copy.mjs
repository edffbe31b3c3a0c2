import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, root } from './project.mjs'

/** Folders that the tests need and Git does not know. */
const unknownToGit = ['node_modules', 'dist', '.cache']

/** Files of the project, committed or not. */
const files = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => file && existsSync(at(file)))

/** Links in place of copies: packages are many. Another disk cannot have them. */
function link(from, to) {
  for (const how of ['-al', '-a']) {
    try {
      execFileSync('cp', [how, from, to], { stdio: 'ignore' })
      return
    } catch {
      rmSync(to, { recursive: true, force: true })
    }
  }
}

/**
 * Makes a copy of the project and returns its folder. A run takes hours, and does not see what happens in the checkout.
 * The copy goes with this process.
 */
export function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'dp-mutants-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  for (const file of files()) cpSync(at(file), join(folder, file))
  for (const name of unknownToGit) if (existsSync(at(name))) link(at(name), join(folder, name))
  return folder
}
