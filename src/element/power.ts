import type { Core } from './core.ts'
import type { Descriptor } from './describe.ts'

export interface Host extends HTMLElement {
  core: Core
}
/** The class of a host before `customElements.define`. */
export interface HostClass {
  prototype: object
  formAssociated?: boolean
}
// TypeScript requires this constructor signature for mixins.
export type CoreClass = new (...args: any[]) => Core

/** An ability that only some elements need: calls, form, methods, a child. The entry module of a tag imports its powers. */
export interface Power {
  /** Adds ports for the model, as a subclass of the core. */
  core?: (Base: CoreClass) => CoreClass
  /** Adds methods to the host, for the browser or the page to call. */
  host?: (host: HostClass, descriptor: Descriptor) => void
}

/** The core class with these powers. */
export const coreWith = (Base: CoreClass, powers: readonly Power[]): CoreClass =>
  powers.reduce((Class, { core }) => core?.(Class) ?? Class, Base)
