import { html, LitElement, type TemplateResult } from 'lit'
import { soon } from '../page/soon.ts'
import { adoptStyles } from '../styles/sheets.ts'
import { blueprint, type Blueprint } from './blueprint.ts'
import { Core, type MakeModel } from './core.ts'
import { register, upgradeConfig } from './register.ts'
import type { Descriptor } from './describe.ts'
import type { Texts, ViewProps } from './ports.ts'
import { coreWith, type Power } from './power.ts'

export interface Wrapper {
  /** Like the model of a widget, but it may act on the content inside the host (`ports.element`). */
  model: MakeModel
  template: (props: ViewProps<any, any>) => TemplateResult
  styles: readonly string[]
  messages: Texts
}

/** Defines a custom element that wraps server content. Slots and behaviour are drawn by lit. */
export function defineWrapper(
  descriptor: Descriptor,
  wrapper: Wrapper,
  powers: readonly Power[] = [],
): void {
  register(descriptor.tag, () => {
    return wrapperOf(blueprint(descriptor, wrapper.messages), wrapper, powers)
  })
}

function wrapperOf(
  plan: Blueprint,
  wrapper: Wrapper,
  powers: readonly Power[],
): CustomElementConstructor {
  const HostCore = coreWith(Core, powers)
  class Host extends LitElement {
    readonly core: Core
    #failed = false

    static override get observedAttributes() {
      return [...super.observedAttributes, ...plan.byAttribute.keys(), 'id']
    }

    constructor() {
      super()
      this.core = new HostCore(this, plan, wrapper.model)
      this.core.redraw = () => {
        this.#failed = false
        this.requestUpdate()
      }
      upgradeConfig(this)
    }

    override createRenderRoot() {
      const root = this.attachShadow({ mode: 'open' })
      adoptStyles(root, wrapper.styles)
      return root
    }

    adoptedCallback() {
      if (this.shadowRoot) adoptStyles(this.shadowRoot, wrapper.styles)
    }

    get config(): object {
      return this.core.publicConfig()
    }
    set config(fields: object) {
      this.core.assign(fields)
    }

    override connectedCallback() {
      this.core.connected(() => super.connectedCallback())
    }

    // A move is a removal and an insertion in one task. Only a removal that lasts counts (COR-031).
    override disconnectedCallback() {
      void soon(() => {
        if (this.isConnected) return
        super.disconnectedCallback()
        this.core.disconnected()
      })
    }

    connectedMoveCallback() {}

    override attributeChangedCallback() {
      this.core.resolveSoon()
    }

    protected override update(changed: Map<PropertyKey, unknown>) {
      try {
        super.update(changed)
      } catch (error) {
        // As in a widget, the fallback shows until the configuration changes (COR-037).
        this.#failed = true
        super.update(changed)
        this.core.crash(error)
      }
    }

    protected override render() {
      const { core } = this
      if (!core.complete || this.#failed) return html`<slot></slot>`
      return wrapper.template({
        model: core.guarded,
        config: core.config as never,
        text: core.text,
        files: core,
      })
    }

    protected override updated() {
      this.core.shown()
    }
  }
  for (const { host } of powers) host?.(Host, plan.descriptor)
  return Host
}
