import { html, render, type TemplateResult } from 'lit/html.js'
import { soon } from '../page/soon.ts'
import { adoptStyles } from '../styles/sheets.ts'
import { blueprint, type Blueprint } from './blueprint.ts'
import { Core, type MakeModel } from './core.ts'
import { register, upgradeConfig } from './register.ts'
import type { Descriptor } from './describe.ts'
import { loadNear, type LateFiles } from './late.ts'
import type { Texts, ViewProps } from './ports.ts'
import { coreWith, type Power } from './power.ts'

export interface Wrapper {
  /** Like the model of a widget, but it may act on the content inside the host (`ports.element`). */
  model: MakeModel
  template: (props: ViewProps<any, any>) => TemplateResult
  styles: readonly string[]
  messages: Texts
  late?: LateFiles
}

/** What a wrapper's model may have, to work on its own nodes around the slot. */
interface Drawn {
  /** Runs after each draw, also when the element has come back to the page. `root`: the shadow root. */
  drawn?(root: ParentNode): void
}

/** Defines a custom element that wraps server content. Slots and behaviour are drawn by lit. */
export function defineWrapper(
  descriptor: Descriptor,
  wrapper: Wrapper,
  powers: readonly Power[] = [],
): void {
  register(descriptor.tag, () => {
    return wrapperOf(blueprint(descriptor, wrapper.messages, wrapper.late), wrapper, powers)
  })
}

function wrapperOf(
  plan: Blueprint,
  wrapper: Wrapper,
  powers: readonly Power[],
): CustomElementConstructor {
  const HostCore = coreWith(Core, powers)
  class Host extends HTMLElement {
    static observedAttributes = [...plan.byAttribute.keys(), 'id']
    readonly core = new HostCore(this, plan, wrapper.model)
    readonly #root = this.attachShadow({ mode: 'open' })
    #mounted = false
    #due = false

    constructor() {
      super()
      this.adoptedCallback()
      this.core.redraw = () => this.#draw()
      upgradeConfig(this)
    }

    get config(): object {
      return this.core.publicConfig()
    }
    set config(fields: object) {
      this.core.assign(fields)
    }

    connectedCallback() {
      this.core.connected(() => {
        this.#mounted = true
        this.#draw()
      })
    }

    // A move is a removal and an insertion in one task. Only a removal that lasts counts (COR-031).
    disconnectedCallback() {
      void soon(() => {
        if (this.isConnected) return
        this.#mounted = false
        this.core.disconnected()
      })
    }

    /** With this callback, `moveBefore()` moves the host without removing it. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.core.resolveSoon()
    }

    adoptedCallback() {
      adoptStyles(this.#root, wrapper.styles)
    }

    /** Draws once for all changes of a task. */
    #draw(): void {
      if (this.#due) return
      this.#due = true
      void soon(() => {
        this.#due = false
        if (this.#mounted) this.#drawNow()
      })
    }

    #drawNow(): void {
      const { core } = this
      try {
        render(this.#view(), this.#root)
      } catch (error) {
        // As in a widget, the fallback shows until the configuration changes (COR-037).
        render(html`<slot></slot>`, this.#root)
        core.crash(error)
      }
      const model = core.guarded as Drawn | null
      model?.drawn?.(this.#root)
      core.shown()
    }

    #view(): TemplateResult {
      const { core } = this
      if (!core.complete) return html`<slot></slot>`
      return wrapper.template({
        model: core.guarded,
        config: core.config as never,
        text: core.text,
        files: core,
      })
    }
  }
  loadNear(plan.descriptor.tag, wrapper.late ?? {})
  for (const { host } of powers) host?.(Host, plan.descriptor)
  return Host
}
