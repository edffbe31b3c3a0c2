import type { ComponentType } from 'react'

/** What a late file may export beside parts of the model. */
export interface LateCode {
  /** What `<Late>` draws. */
  View?: ComponentType<any>
  /** Sheets of what the file draws. The host puts them on its shadow root. */
  styles?: readonly string[]
}

/** A file of a widget that is loaded after the first code. A widget lists them in NAME.late.ts. */
export interface LateFile<C extends object = object, Config = any> {
  load(): Promise<C>
  /**
   * `near`: the shopper comes near an element of the tag, by pointer or focus. A condition: an element is
   * configured so; its first view waits for the file. Without it: when the code asks for it.
   */
  when?: 'near' | ((config: Config) => unknown)
}
export type LateFiles = Readonly<Record<string, LateFile>>

/** How models and views get at late files. */
export interface LateLoader {
  /** Loads the file. A failure gives null, and the next call tries again. */
  late<C extends object>(file: LateFile<C>): Promise<C | null>
  /** The file's code if it has come, else null. Loads nothing. */
  here<C extends object>(file: LateFile<C>): C | null
}

const here = new WeakMap<LateFile, object>()
const coming = new WeakMap<LateFile, Promise<object>>()

/** The code of a late file if it has come; all hosts of a tag share it. */
export const codeOf = <C extends object>(file: LateFile<C>): C | null =>
  (here.get(file) as C | undefined) ?? null

/** Loads a late file once; rejects where that fails, and the next call tries again. */
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

/** Files that an element configured like this needs for its first view and that have not come. */
export const missingFor = (files: LateFiles | undefined, config: object): LateFile[] =>
  Object.values(files ?? {}).filter(
    file => typeof file.when === 'function' && file.when(config) && !codeOf(file),
  )

const near = new Map<string, LateFiles>()

/** The shopper comes near an element: loads what its next press needs. */
function comeNear(event: Event): void {
  if (!near.size) return
  for (const node of event.composedPath()) {
    const tag = (node as Element).localName
    const files = near.get(tag)
    if (!files) continue
    near.delete(tag)
    const loads = Object.values(files).filter(({ when }) => when === 'near')
    // Code that needs the file hears of a failure; the next coming near tries again.
    Promise.all(loads.map(load)).catch(() => near.set(tag, files))
  }
}

/** One pair of listeners for the page: a pair for each of a thousand elements would cost too much. */
export function loadNear(tag: string, files: LateFiles): void {
  if (!Object.values(files).some(({ when }) => when === 'near')) return
  if (!near.size) {
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, comeNear, true)
  }
  near.set(tag, files)
}
