import { doc } from '../dom/builtin.ts'
import { readStyles } from '../styles/sheet.ts'
import type { ComponentType } from 'react'

/** What a late file may export besides pieces of the model. */
export interface LateCode {
  /** The component that `<Late>` draws. */
  View?: ComponentType<any>
  /** Sheets of `View`. The host adds them to its shadow root. */
  styles?: readonly string[]
}

/** A file of a widget that loads after the first code. A widget lists its late files in NAME.late.ts. */
export interface LateFile<C extends object = object, Config = any> {
  load(): Promise<C>
  /**
   * When the file loads. `near`: as soon as the shopper's pointer or focus comes near an element of the tag. A
   * function: before the first view of an element whose configuration meets the condition. Without `when`: as soon as
   * the code asks for it.
   */
  when?: 'near' | ((config: Config) => unknown)
}
export type LateFiles = Readonly<Record<string, LateFile>>

/** How models and views load late files. */
export interface LateLoader {
  /** Loads the file. A failure gives null, and the next call tries again. */
  late<C extends object>(file: LateFile<C>): Promise<C | null>
  /** Returns the file's code if it has arrived, else null. Loads nothing. */
  here<C extends object>(file: LateFile<C>): C | null
}

const here = new WeakMap<LateFile, object>()
const coming = new WeakMap<LateFile, Promise<object>>()

/** Returns the code of a late file if it has arrived. All hosts of a tag share it. */
export const codeOf = <C extends object>(file: LateFile<C>): C | null =>
  (here.get(file) as C | undefined) ?? null

/** Loads a late file once. Rejects on failure; the next call tries again. */
export function load<C extends object>(file: LateFile<C>): Promise<C> {
  let loading = coming.get(file) as Promise<C> | undefined
  if (!loading) {
    loading = file.load().then(code => {
      here.set(file, code)
      return code
    })
    coming.set(file, loading)
    loading.catch(() => coming.delete(file))
  }
  return loading
}

/** true: the first view of this configuration needs the file. */
const isVariant = ({ when }: LateFile, config: object) => typeof when === 'function' && when(config)

/** Late files that this configuration needs for its first view and that have not arrived. */
export const missingFor = (files: LateFiles | undefined, config: object): LateFile[] =>
  Object.values(files ?? {}).filter(file => isVariant(file, config) && !codeOf(file))

/** The sheets of late files that this configuration needs for its first view and that have arrived. */
export const stylesFor = (files: LateFiles | undefined, config: object): (readonly string[])[] =>
  Object.values(files ?? {}).flatMap(file => {
    const { styles }: LateCode = isVariant(file, config) ? (codeOf(file) ?? {}) : {}
    return styles ? [styles] : []
  })

const near = new Map<string, LateFiles>()

/** What the shopper is about to open need not wait for its sheets. */
async function prepare(file: LateFile): Promise<void> {
  const { styles = [] }: LateCode = await load(file)
  readStyles(styles)
}

/** Loads the `near` files of a tag when the shopper comes near one of its elements. */
function comeNear(event: Event): void {
  if (!near.size) return
  for (const node of event.composedPath()) {
    const tag = (node as Element).localName
    const files = near.get(tag)
    if (!files) continue
    near.delete(tag)
    const loads = Object.values(files).filter(({ when }) => when === 'near')
    // Code that needs the file learns of the failure. The next time the shopper comes near, it loads again.
    Promise.all(loads.map(prepare)).catch(() => near.set(tag, files))
  }
}

/** Adds one pair of listeners for the whole page. A pair for each of a thousand elements would cost too much. */
export function loadNear(tag: string, files: LateFiles): void {
  if (!Object.values(files).some(({ when }) => when === 'near')) return
  if (!near.size) {
    for (const type of ['pointerover', 'focusin']) doc.addEventListener(type, comeNear, true)
  }
  near.set(tag, files)
}
