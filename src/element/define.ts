import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { soon } from '../page/soon.ts'
import { adoptStyles, type StyledRoot } from '../styles/sheets.ts'
import { blueprint, type Blueprint } from './blueprint.ts'
import { Core, type MakeModel } from './core.ts'
import type { Descriptor } from './describe.ts'
import type { Texts, ViewProps } from './ports.ts'
import { loadNear, stylesFor, type LateFiles } from './late.ts'
import { coreWith, type Power } from './power.ts'
import { register, upgradeConfig } from './register.ts'
import { rootOf } from './root.tsx'

export interface Widget {
  model: MakeModel
  View: ComponentType<ViewProps<any, any>>
  styles: readonly string[]
  messages: Texts
  /** Files that load after the first code. */
  late?: LateFiles
}

/** Defines the custom element from its descriptor and its widget. */
export function define(
  descriptor: Descriptor,
  widget: Widget,
  powers: readonly Power[] = [],
): void {
  register(descriptor.tag, () =>
    hostOf(blueprint(descriptor, widget.messages, widget.late), widget, powers),
  )
}

function hostOf(
  plan: Blueprint,
  widget: Widget,
  powers: readonly Power[],
): CustomElementConstructor {
  const Bridge = r2wc(rootOf(widget.View), { shadow: 'open' }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void }
  }
  const HostCore = coreWith(Core, powers)
  class Host extends Bridge {
    static observedAttributes = [...plan.byAttribute.keys(), 'id']
    readonly core = new HostCore(this, plan, widget.model)
    #mounted = false
    /** The sheets are set. A host that comes back keeps them, with those that the page has added. */
    #styled = false

    constructor() {
      super()
      upgradeConfig(this)
    }

    get config(): object {
      return this.core.publicConfig()
    }
    set config(fields: object) {
      this.core.assign(fields)
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus: true })
    }

    override connectedCallback() {
      this.core.connected(() => {
        if (!this.#styled) {
          // By now it is known which sheets there are. To change them once more would take long.
          const root = this.shadowRoot as StyledRoot
          root.late ??= stylesFor(widget.late, this.core.config)
          this.adoptedCallback()
        }
        this.#styled = true
        if (!this.#mounted) super.connectedCallback()
        this.#mounted = true
      })
    }

    // A move is a removal and an insertion in one task. Only a removal that lasts unmounts (COR-031).
    override disconnectedCallback() {
      void soon(() => {
        if (this.isConnected) return
        if (this.#mounted) super.disconnectedCallback()
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
      adoptStyles(this.shadowRoot as StyledRoot, widget.styles)
    }
  }
  loadNear(plan.descriptor.tag, widget.late ?? {})
  for (const { host } of powers) host?.(Host, plan.descriptor)
  return Host
}
