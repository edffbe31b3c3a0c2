/**
 * Suites drive elements through all that they do. Where one leads away, the test page stays.
 * Elements with a rule of their own about it are tested by their own tests.
 */
export function stay(): void {
  for (const name of ['dp-before-navigate', 'submit']) document.addEventListener(name, cancel)
}
const cancel = (event: Event) => event.preventDefault()
