import type { Core } from './core.ts'
import type { Descriptor } from './describe.ts'

export interface Host extends HTMLElement {
  core: Core
}
/** The class of a host before it is defined. */
export interface HostClass {
  prototype: object
  formAssociated?: boolean
}
// A mixin's constructor has to take any arguments (TypeScript).
export type CoreClass = new (...args: any[]) => Core

/** What only some elements need: calls, form, methods. The entry of a tag that needs one brings it along. */
export interface Power {
  /** Ports for the model, on a subclass of the core. */
  core?: (Base: CoreClass) => CoreClass
  /** What the browser or the page calls on the host. */
  host?: (host: HostClass, descriptor: Descriptor) => void
}

/** The core of elements with these powers. */
export const coreWith = (Base: CoreClass, powers: readonly Power[]): CoreClass =>
  powers.reduce((Class, { core }) => core?.(Class) ?? Class, Base)
