import { Core } from './core.ts'
import type { Descriptor } from './describe.ts'

export interface Host extends HTMLElement {
  core: Core
}
/** The class of a host before it is defined. */
export interface HostClass {
  prototype: object
  formAssociated?: boolean
}

/** What only some elements need; the entry of a tag that needs it brings it along. */
export type Power = (host: HostClass, descriptor: Descriptor) => void
export type Powers = Readonly<Record<string, Power>>

/** Adds ports for models, on the prototype that all hosts share. */
export function addPorts(ports: object): void {
  Object.defineProperties(Core.prototype, Object.getOwnPropertyDescriptors(ports))
}
