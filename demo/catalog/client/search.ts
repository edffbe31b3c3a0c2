import { html, nothing, render } from 'lit/html.js'
import type { Found } from '../found.ts'
import { search } from './rank.ts'

/** The search at the top of each page: a combobox whose options are links. */

const input = document.querySelector<HTMLInputElement>('#find')
const list = document.querySelector<HTMLElement>('#found')

let index: Promise<readonly Found[]> | undefined
const load = () =>
  (index ??= fetch(input?.dataset['index'] ?? '').then(
    answer => answer.json(),
    () => [],
  ))

let shown: readonly Found[] = []
let active = -1

function draw(): void {
  if (!input || !list) return
  const open = input.value.trim() !== ''
  list.hidden = !open
  input.ariaExpanded = `${open}`
  input.setAttribute('aria-activedescendant', active < 0 ? '' : `found-${active}`)
  const entry = ({ kind, name, about, href }: Found, n: number) => html`
    <li role="option" id="found-${n}" aria-selected=${n === active}>
      <a href=${href} tabindex="-1"><code>${name}</code> <small>${kind}: ${about}</small></a>
    </li>
  `
  const none = html`<li class="none" role="presentation">Nothing found.</li>`
  render(open ? (shown.length > 0 ? shown.map(entry) : none) : nothing, list)
}

async function find(): Promise<void> {
  const all = await load()
  shown = search(all, input?.value ?? '')
  active = shown.length > 0 ? 0 : -1
  draw()
}

function close(): void {
  if (input) input.value = ''
  draw()
}

function press(event: KeyboardEvent): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : shown.length - 1
    if (shown.length > 0) active = (active + step) % shown.length
    draw()
    list?.children[active]?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'Enter') {
    list?.querySelector<HTMLAnchorElement>('[aria-selected=true] a')?.click()
  } else if (event.key === 'Escape') {
    close()
  }
}

input?.addEventListener('focus', () => void load())
input?.addEventListener('input', () => void find())
input?.addEventListener('keydown', press)
document.addEventListener('click', event => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('#found a') || !event.target.closest('.finder')) close()
})
// On a phone, the list of pages is one line that scrolls.
document.querySelector('.side [aria-current]')?.scrollIntoView({ block: 'nearest' })
// Without scripts, the search stays hidden.
input?.closest('.asleep')?.classList.remove('asleep')
