import { jsonFault } from './json-fault.ts'

/** Warns where a page-state script is broken: line, column and the text around (COR-008). */
export function warnOfScript(script: HTMLScriptElement): void {
  const text = script.textContent ?? ''
  const before = text.slice(0, jsonFault(text)).split('\n')
  const line = text.split('\n')[before.length - 1] ?? ''
  const column = (before.at(-1)?.length ?? 0) + 1
  console.warn(
    `dp-elements: page state "${script.dataset['dpState']}" is not valid JSON: line ${before.length}, ` +
      `column ${column}: ${JSON.stringify(line.slice(Math.max(0, column - 40), column + 40).trim())}; this page state is ignored`,
  )
}
