import type { Host, HostClass } from './power.ts'
import type { Descriptor } from './describe.ts'

/** Methods of the host, for the elements that have some: each calls the model's action of its name. */
export function methods({ prototype }: HostClass, descriptor: Descriptor): void {
  for (const name of Object.keys(descriptor.methods ?? {})) {
    Object.assign(prototype, {
      [name](this: Host, ...args: unknown[]) {
        const model = this.core.guarded as Record<string, (...args: unknown[]) => unknown> | null
        return model?.[name]?.(...args)
      },
    })
  }
}
