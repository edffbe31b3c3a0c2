import type { Descriptor } from '../../../src/element/describe.ts'
import type { View } from '../examples.ts'

/** How a view is driven before judges look at it. Each view is driven once in each way. */
export type Way = 'by mouse' | 'by keys' | 'on a phone'

/** What a judge looks at. */
export interface Shown {
  host: HTMLElement
  descriptor: Descriptor
  view: View
  /** Nodes that were pressed or typed into, the last one last. */
  pressed: readonly Element[]
  /** What the page was warned of on the way. */
  warnings: readonly string[]
}

/** An element with a fault that a judge must find. */
export interface Broken {
  descriptor: Descriptor
  /** Pattern that the finding must match. */
  sign: RegExp
  /** Drives the element to its fault. */
  drive?: (host: HTMLElement) => void
}

/** Finds faults of views that are shown. It leaves a view as it was, except the last judge of a way. */
export interface Judge {
  /** The suite's name in docs/proof.md. */
  suite: string
  way: Way
  rows: string
  /** What a view does that has none of the faults. */
  says: string
  /** true: engines differ in this, so Firefox and WebKitGTK judge it, too. Default: Chromium alone. */
  everywhere?: boolean
  /** What the suite's figure counts. Default: the judge has no figure of its own. */
  counts?: string
  /** How much a view counts. Default: 1. */
  weight?: (view: View) => number
  isFor?: (view: View) => boolean
  /** `at`: place of the view among all views. */
  faults: (shown: Shown, at: number) => Promise<readonly string[]>
  broken: Readonly<Record<string, Broken>>
}

/** A judge of a suite. build/scope.mjs knows the suites by their names. */
export const judge = (suite: string, one: Omit<Judge, 'suite'>): Judge => ({ suite, ...one })
