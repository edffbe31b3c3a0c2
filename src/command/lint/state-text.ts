import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { jsonFault } from '../../page/json-fault.ts'
import { isUnknown, silent, unknown } from './blank.ts'

/** What a page-state script holds. */
export interface StateText {
  fields: Readonly<Record<string, unknown>>
  /** Some of it, or all, is printed by the server: it may give any field. */
  isOpen: boolean
  /** Index at which it stops being JSON, or null. */
  faultAt: number | null
  isObject: boolean
}

const outside = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${unknown}+|${silent}+`, 'g')

/** JSON of the same length, in which what a template prints is a text of unknown characters. */
const quoted = (text: string): string =>
  text.replace(outside, run => {
    if (run.startsWith(unknown)) return `"${run.slice(2)}"`
    return run.startsWith(silent) ? ' '.repeat(run.length) : run
  })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readState(text: string): StateText {
  const json = quoted(text)
  try {
    const value: unknown = JSON.parse(json.trim() || '{}')
    const fields = isObject(value) ? value : {}
    const isPrinted = typeof value === 'string' && isUnknown(value)
    return {
      fields,
      isOpen: isPrinted || Object.keys(fields).some(isUnknown),
      faultAt: null,
      isObject: isPrinted || isObject(value),
    }
  } catch {
    // What a template prints between values may make it right.
    const isOpen = json !== text
    return { fields: {}, isOpen, faultAt: isOpen ? null : jsonFault(text), isObject: true }
  }
}

function treeOf(text: string): Node | undefined {
  try {
    return parseTree(quoted(text))
  } catch {
    // Nested deeper than the reader goes: the script's beginning has to do.
    return undefined
  }
}

/** Index of a value in page state; of its name where `isName`. */
export function indexOf(text: string, path: readonly (string | number)[], isName = false): number {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, [...path])
  return (isName ? node?.parent?.offset : node?.offset) ?? tree?.offset ?? 0
}
