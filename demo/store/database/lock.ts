import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

export class DirectoryInUse extends Error {}

/** Locks of this process. */
const held = new Set<string>()

/**
 * Takes a data directory for this process alone; the returned function gives it back.
 * PGlite has no lock of its own: a second process on the same directory loses committed rows.
 */
export function lockDirectory(directory: string): () => void {
  const lock = `${directory}.lock`
  const own = `${lock}.${process.pid}`
  // Linking is atomic and the file is complete before: no one ever reads a lock without its owner.
  writeFileSync(own, nameOf(process.pid))
  try {
    if (!tryLink(own, lock)) {
      evictDeadOwner(directory, lock)
      if (!tryLink(own, lock)) throw refusal(directory, ownerOf(lock))
    }
  } finally {
    rmSync(own, { force: true })
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
}

function evictDeadOwner(directory: string, lock: string) {
  const owner = ownerOf(lock)
  if (isAlive(owner, lock)) throw refusal(directory, owner)
  // Moved before it is removed: another process may have replaced the dead lock by its own.
  const moved = `${lock}.dead.${process.pid}`
  renameSync(lock, moved)
  const taken = ownerOf(moved)
  if (taken !== owner) tryLink(moved, lock)
  rmSync(moved, { force: true })
}

/**
 * Names a process: its number, when it started, and since which start of the machine these count. A number alone comes
 * again: in a container, the store has the same one after each start. Without /proc, the number is all there is.
 */
function nameOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name of the program, in parentheses, may hold spaces. The start is the 20th field after it.
    const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return [pid, fields.split(' ')[19], boot].join(' ')
  } catch {
    return `${pid}`
  }
}

const ownerOf = (lock: string): string => readFileSync(lock, 'utf8').trim()

const refusal = (directory: string, owner: string) =>
  new DirectoryInUse(
    `The data directory ${directory} is in use by process ${Number.parseInt(owner, 10)}: stop that process, or set DATA_DIR to another directory (if it is no store, remove ${directory}.lock).`,
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

/** true: the owner that a lock names still runs. A lock without a start time was written where there is no /proc. */
function isAlive(owner: string, lock: string): boolean {
  const pid = Number.parseInt(owner, 10)
  if (pid === process.pid && !held.has(lock)) return false
  if (owner.includes(' ') && nameOf(pid).includes(' ')) return nameOf(pid) === owner
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
