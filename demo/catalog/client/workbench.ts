import { html, render, type TemplateResult } from 'lit/html.js'
import { commonEvents } from '../../../src/contract/events.ts'
import type { Descriptor, Example } from '../../../src/element/describe.ts'
import { judged, plain, tagLines } from './code.ts'
import { take, type Entry, type Taken } from './filled.ts'
import { form } from './form.ts'
import { Lines } from './lines.ts'
import { stageIn, type Happened, type Scene } from './stage.ts'
import { visit } from './visitor.ts'

/** The interactive part of an element's page: live examples, their log, and the tag builder. */

/** Do not load the page for each typed letter. */
const calmMs = 400
const mostEvents = 100

const pages: readonly [Scene['page'], string][] = [
  ['plain', 'Plain page'],
  ['bootstrap', 'Bootstrap 3'],
  ['rtl', 'Right to left'],
]
const widths: readonly [string, string][] = [
  ['100%', 'Full width'],
  ['768px', '768 px'],
  ['320px', '320 px'],
]
const people: Record<NonNullable<Example['as']>, string> = {
  'signed-out': 'a signed-out visitor',
  'signed-in': 'a signed-in shopper',
  member: 'a member',
  business: 'a business customer',
}

const picker = <T extends string>(
  label: string,
  values: readonly (readonly [T, string])[],
  chosen: T,
  onChoose: (value: T) => void,
): TemplateResult => html`
  <label>
    ${label}
    <select @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value as T)}>
      ${values.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
    </select>
  </label>
`

class Workbench {
  readonly #descriptor: Descriptor
  readonly #root: HTMLElement
  readonly #stage: ReturnType<typeof stageIn>
  readonly #frame = document.createElement('iframe')
  readonly #lines: Lines
  #example: Example
  #taken: Taken
  #filled: Map<string, Entry>
  #page: Scene['page'] = 'plain'
  #scheme: Scene['scheme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  #width = '100%'
  #happened: readonly Happened[] = []
  #said = ''
  #shown = ''
  #timer = 0
  #asked = 0

  constructor(descriptor: Descriptor, root: HTMLElement) {
    this.#descriptor = descriptor
    this.#root = root
    this.#example = descriptor.examples[0]
    this.#taken = take(descriptor, this.#example.html)
    this.#filled = new Map(this.#taken.filled)
    this.#lines = new Lines(descriptor, () => this.#draw())
    this.#frame.title = `Live example of ${descriptor.tag}`
    const names = [...Object.keys(commonEvents), ...Object.keys(descriptor.events)]
    this.#stage = stageIn(this.#frame, names, happened => {
      this.#happened = [happened, ...this.#happened].slice(0, mostEvents)
      this.#draw()
    })
  }

  async start(): Promise<void> {
    this.#draw()
    void this.#show()
    await this.#lines.start()
  }

  #choose(title: string): void {
    const example = this.#descriptor.examples.find(one => one.title === title)
    if (!example) return
    this.#example = example
    this.#taken = take(this.#descriptor, example.html)
    this.#filled = new Map(this.#taken.filled)
    this.#draw()
    void this.#show()
  }

  #fill = (name: string, entry: Entry | undefined): void => {
    if (entry) this.#filled.set(name, entry)
    else this.#filled.delete(name)
    this.#draw()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#show(), calmMs)
  }

  #set(change: () => void): void {
    change()
    this.#draw()
    void this.#show()
  }

  /** Loads the page in the frame, unless the frame already shows this page. */
  async #show(force = false): Promise<void> {
    const tag = tagLines(this.#descriptor, this.#filled, this.#taken, plain)
    const key = JSON.stringify([tag, this.#page, this.#scheme, this.#example.as])
    if (key === this.#shown && !force) return
    this.#shown = key
    const turn = (this.#asked += 1)
    const visitor = await visit(this.#example.as)
    if (turn !== this.#asked) return
    this.#happened = []
    this.#said = visitor
      ? `You see this example as ${people[this.#example.as ?? 'signed-out']}.`
      : 'The reference store does not run here, so calls fail. Start the store with npm start.'
    this.#draw()
    // Without a store nothing checks the token, but elements need one to show.
    const csrfToken = visitor?.csrfToken ?? 'none'
    this.#stage.show({ html: tag, page: this.#page, scheme: this.#scheme, csrfToken })
  }

  #log(): TemplateResult {
    const none = html`<li>Nothing yet. Use the element above.</li>`
    return html`
      <h3 id="log-title">Events and calls</h3>
      <ol class="log" tabindex="0" aria-labelledby="log-title">
        ${
          this.#happened.length > 0
            ? this.#happened.map(
                ({ name, detail }) =>
                  html`<li><code>${name}</code> <code class="type">${detail}</code></li>`,
              )
            : none
        }
      </ol>
    `
  }

  #bar(): TemplateResult {
    const titles = this.#descriptor.examples.map(({ title }) => [title, title] as const)
    return html`
      <div class="bar">
        <div class="wide">
          ${picker('Example', titles, this.#example.title, title => this.#choose(title))}
        </div>
        ${picker('Page', pages, this.#page, page => this.#set(() => (this.#page = page)))}
        ${picker(
          'Scheme',
          [
            ['light', 'Light'],
            ['dark', 'Dark'],
          ],
          this.#scheme,
          scheme => this.#set(() => (this.#scheme = scheme)),
        )}
        ${picker('Width', widths, this.#width, width => {
          this.#width = width
          this.#frame.style.inlineSize = width
          this.#draw()
        })}
        <button type="button" class="act" @click=${() => void this.#show(true)}>Restart</button>
      </div>
    `
  }

  #draw(): void {
    const problems = judged(this.#descriptor, this.#filled)
    render(
      html`
        <div class="bench">
          <div>
            ${this.#bar()}
            <div class="stage">${this.#frame}</div>
            <p class="said" role="status">${this.#said}</p>
            ${this.#log()}
          </div>
          ${form({ descriptor: this.#descriptor, filled: this.#filled, problems, onFill: this.#fill })}
        </div>
        ${this.#lines.draw(this.#filled, this.#taken)}
      `,
      this.#root,
    )
  }
}

/** Starts the workbench of an element's page. */
export function workbench(descriptor: Descriptor): void {
  const section = document.querySelector<HTMLElement>('[data-workbench]')
  if (!section) return
  const root = document.createElement('div')
  section.append(root)
  const bench = new Workbench(descriptor, root)
  void bench.start()
}
