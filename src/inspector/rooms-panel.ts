import type { Inspected } from './fields.ts'
import { roomSheet } from './rooms.ts'
import { make } from './rows.ts'

const nothing = 'No element here has a room that depends on the font.'

/** The panel that measures rooms. `hosts`: the elements of the page. */
export function roomsPanel(hosts: () => readonly Inspected[]): HTMLElement {
  const sheet = make('pre', { tabindex: '0', 'aria-label': 'CSS' })
  const measure = make('button', { type: 'button', class: 'measure' }, 'Measure the rooms')
  sheet.hidden = true
  measure.addEventListener('click', () => {
    sheet.textContent = roomSheet(hosts()) || nothing
    sheet.hidden = false
  })
  const about =
    'Space for each element, in the font and with the texts of this page. Paste the CSS after dp.css.'
  return make('div', { class: 'rooms' }, make('p', {}, about), measure, sheet)
}
