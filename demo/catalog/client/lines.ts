import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { Descriptor } from '../../../src/element/describe.ts'
import {
  headLines,
  languages,
  library,
  plain,
  tagLines,
  type Language,
  type Library,
} from './code.ts'
import type { Filled, Taken } from './filled.ts'

/** The lines of the tag builder, in the chosen template language. */
export class Lines {
  readonly #descriptor: Descriptor
  readonly #changed: () => void
  #language = plain
  #library: Library | null = null
  /** The last copied lines, and the word on their button. */
  #said = { text: '', word: '' }

  /** `changed` is called when the page must draw again. */
  constructor(descriptor: Descriptor, changed: () => void) {
    this.#descriptor = descriptor
    this.#changed = changed
  }

  async start(): Promise<void> {
    this.#library = await library()
    this.#changed()
  }

  draw(filled: Filled, taken: Taken): TemplateResult {
    const { id, note } = this.#language
    const tag = tagLines(this.#descriptor, filled, taken, this.#language)
    const head = this.#library && headLines(this.#descriptor, filled, this.#language, this.#library)
    return html`
      <div class="lines">
        <h3 id="lines-title">Lines for your template</h3>
        ${this.#tabs()}
        <div id="lines" role="tabpanel" aria-labelledby="tab-${id}">
          ${this.#code(tag)}
          <p class="said">${note}</p>
          <h3>Lines for the head, once per page</h3>
          ${head ? this.#code(head) : nothing} ${this.#address()}
          <p class="said">
            Copy these lines again for each new version. Read more:
            <a href="embedding.html">Putting elements into a page</a>.
          </p>
          <h3>Check your templates</h3>
          ${this.#code('npx dp-elements lint templates')}
        </div>
      </div>
    `
  }

  /** Selects the text if the page may not write to the clipboard, for example over plain HTTP. */
  async #copy(text: string, shown: Element | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.#said = { text, word: 'Copied' }
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown)
      this.#said = { text, word: 'Selected' }
    }
    this.#changed()
  }

  #code(text: string): TemplateResult {
    const copy = ({ currentTarget: button }: Event) =>
      void this.#copy(text, button instanceof Element ? button.previousElementSibling : null)
    return html`
      <div class="copy">
        <pre tabindex="0"><code>${text}</code></pre>
        <button type="button" @click=${copy}>
          ${this.#said.text === text ? this.#said.word : 'Copy'}
        </button>
      </div>
    `
  }

  #choose(language: Language): void {
    this.#language = language
    this.#changed()
  }

  #turn(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = languages.indexOf(this.#language) + step
    this.#choose(languages.at(at % languages.length) ?? plain)
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  #tabs(): TemplateResult {
    const tab = (language: Language) => html`
      <button
        type="button"
        role="tab"
        id="tab-${language.id}"
        aria-controls="lines"
        aria-selected=${language === this.#language}
        tabindex=${language === this.#language ? 0 : -1}
        @click=${() => this.#choose(language)}
      >
        ${language.label}
      </button>
    `
    return html`
      <div
        class="tabs"
        role="tablist"
        aria-labelledby="lines-title"
        @keydown=${(event: KeyboardEvent) => this.#turn(event)}
      >
        ${languages.map(tab)}
      </div>
    `
  }

  /** An input for the address of the library. */
  #address(): TemplateResult {
    const place = (event: Event) => {
      const { value: base } = event.target as HTMLInputElement
      if (this.#library) this.#library = { ...this.#library, base }
      this.#changed()
    }
    return html`
      <label class="address">
        Address of the folder <code>dist</code> on your server
        <input
          id="base"
          inputmode="url"
          spellcheck="false"
          .value=${this.#library?.base ?? ''}
          @input=${place}
        />
      </label>
    `
  }
}
