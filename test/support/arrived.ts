import { clearJournal, journal, place, type JournalEntry } from './browser.ts'
import { waitUntil } from './wait.ts'

/**
 * Submits a form as the browser does, into a frame, so that the page of the test stays. Returns all fields that have
 * arrived at the store, in order, those that came twice too.
 */
export async function arrived(
  form: HTMLFormElement,
  submitter?: HTMLElement,
): Promise<JournalEntry['fields']> {
  const { pathname } = new URL(form.action)
  const frame = place('<iframe name="arrived"></iframe>')
  await clearJournal()
  form.target = 'arrived'
  form.requestSubmit(submitter)
  let sent: JournalEntry | undefined
  await waitUntil(async () => {
    ;[sent] = await journal(pathname)
    return sent
  }, `the form arrives at ${pathname}`)
  frame.remove()
  form.removeAttribute('target')
  return sent?.fields ?? []
}
