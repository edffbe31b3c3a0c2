import { builtin } from '../dom/builtin.ts'
import { watchInside } from '../page/nodes.ts'
import { attempt } from './guard.ts'
import type { Power } from './power.ts'

type Fields = Readonly<Record<string, unknown>>
type Child = HTMLElement & { config: object }

/** Sets fields of an element that the page writes into a slot of this one (`ChildPorts`). */
export const child: Power = {
  core: Base =>
    class ParentCore extends Base {
      #child: Child | null = null
      /** All that was set so far, for a child that comes later. */
      #fields: Fields = {}

      /** The host of the child may not be upgraded yet: it takes over what was assigned before (COR-013). */
      #find(): boolean {
        const { slot, tag } = this.blueprint.descriptor.configures!
        const found = builtin(this.element).querySelector<Child>(`:scope > ${tag}[slot="${slot}"]`)
        if (found === this.#child) return false
        this.#child = found
        this.configure({})
        return true
      }

      onChild(heard: (isThere: boolean) => void): void {
        this.use(() => {
          const tell = () => attempt(() => heard(!!this.#child), this)
          this.#find()
          tell()
          return watchInside(this.element, () => this.#find() && tell())
        })
      }

      configure(fields: Fields): void {
        this.#fields = { ...this.#fields, ...fields }
        if (this.#child) this.#child.config = this.#fields
      }

      hearChild(name: string, heard: (detail: unknown) => void): void {
        this.use(() => {
          const { addEventListener, removeEventListener } = builtin(this.element)
          const listen = (event: Event) => {
            if (event.target !== this.#child) return
            attempt(() => heard((event as CustomEvent).detail), this)
          }
          addEventListener(name, listen)
          return () => removeEventListener(name, listen)
        })
      }

      childIs(name: string): boolean {
        return !!this.#child?.matches(`:state(${name})`)
      }
    },
}
