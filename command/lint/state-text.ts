import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { jsonFault } from '../../src/page/json-fault.ts'
import { isUnknown, silent, unknown } from './blank.ts'

/** The content of a page-state script. */
export interface StateText {
  fields: Readonly<Record<string, unknown>>
  /** The server prints field names or everything, so any field may be there. */
  isOpen: boolean
  /** Index where the JSON is broken, or null. */
  faultAt: number | null
  isObject: boolean
}

const outside = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${unknown}+|${silent}+`, 'g')

/** JSON of the same length: what the template prints becomes a string of unknown characters. */
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
    // Text that the template prints between values may make the JSON valid.
    const isOpen = json !== text
    return { fields: {}, isOpen, faultAt: isOpen ? null : jsonFault(text), isObject: true }
  }
}

function treeOf(text: string): Node | undefined {
  try {
    return parseTree(quoted(text))
  } catch {
    // The JSON nests deeper than the parser can read: the problem then points at the start of the script.
    return undefined
  }
}

/** Index of a value in page state, or of its name if `isName`. */
export function indexOf(text: string, path: readonly (string | number)[], isName = false): number {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, [...path])
  return (isName ? node?.parent?.offset : node?.offset) ?? tree?.offset ?? 0
}
