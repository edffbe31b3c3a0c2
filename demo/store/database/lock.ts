import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

export class DirectoryInUse extends Error {}

/**
 * Takes a data directory for this process alone; the returned function gives it back.
 * PGlite has no lock of its own: a second process on the same directory loses committed rows.
 */
export function lockDirectory(directory: string): () => void {
  const lock = `${directory}.lock`
  const own = `${lock}.${process.pid}`
  // Linking is atomic and the file is complete before: no one ever reads a lock without its owner.
  writeFileSync(own, String(process.pid))
  try {
    if (!tryLink(own, lock)) {
      evictDeadOwner(directory, lock)
      if (!tryLink(own, lock)) throw refusal(directory, ownerOf(lock))
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => rmSync(lock, { force: true })
}

function evictDeadOwner(directory: string, lock: string) {
  const owner = ownerOf(lock)
  if (isAlive(owner)) throw refusal(directory, owner)
  // Moved before it is removed: another process may have replaced the dead lock by its own.
  const moved = `${lock}.dead.${process.pid}`
  renameSync(lock, moved)
  const taken = ownerOf(moved)
  if (taken !== owner) tryLink(moved, lock)
  rmSync(moved, { force: true })
}

const ownerOf = (lock: string): number => Number(readFileSync(lock, 'utf8'))

const refusal = (directory: string, owner: number) =>
  new DirectoryInUse(
    `The data directory ${directory} is in use by process ${owner}: stop that process, or set DATA_DIR to another directory (if it is no store, remove ${directory}.lock).`,
  )

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
