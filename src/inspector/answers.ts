import styles from './mark.css'
import { nameOf } from './rows.ts'
import type { Inspected } from './fields.ts'
import type { Happening } from './watch.ts'

/** Answers that do not fit the contract (COR-126), in the log and in the page. */

/** A call in the log, and the end of its answer. */
type Call = Happening & { url: string; endedAt: number }

const isCall = (happening: Happening): happening is Call => happening.url !== undefined

/**
 * The log with each answer that does not fit: at its call, or as an entry of its own if the browser has not reported
 * the call.
 */
export function withAnswers(
  log: readonly Happening[],
  hosts: readonly Inspected[],
): readonly Happening[] {
  const found = hosts.flatMap(host =>
    (host.core.unfit ?? []).map(unfit => ({ ...unfit, host: host as Element })),
  )
  let told = [...log]
  for (const { url, at, body, host, message } of found) {
    // The log is newest first: the answer is that of the last call that had ended.
    const call = told.filter(isCall).find(one => one.url === url && one.endedAt <= at)
    const entry = { kind: 'warning' as const, host, body }
    told = call
      ? told.map(one =>
          one === call ? { ...call, ...entry, detail: `${call.detail}; ${message}` } : one,
        )
      : [...told, { ...entry, at, title: `answer for ${nameOf(host)}`, detail: message }]
  }
  return told.toSorted((one, other) => other.at - one.at)
}

let made: CSSStyleSheet | undefined
/** On a server there are no sheets. */
function sheetOf(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet()
    made.replaceSync(styles)
  }
  return made
}

/** Marks a host in the page, or removes the mark. */
export function mark({ shadowRoot }: Element, isOn: boolean): void {
  const sheet = sheetOf()
  if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(sheet) === isOn) return
  const others = shadowRoot.adoptedStyleSheets.filter(one => one !== sheet)
  shadowRoot.adoptedStyleSheets = isOn ? [...others, sheet] : others
}
