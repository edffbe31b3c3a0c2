import type { Host, Power } from './power.ts'

/** Methods of the host, for elements that declare some. Each method calls the model's action with the same name. */
export const methods: Power = {
  host({ prototype }, descriptor) {
    for (const name of Object.keys(descriptor.methods ?? {})) {
      Object.assign(prototype, {
        [name](this: Host, ...args: unknown[]) {
          const model = this.core.guarded as Record<string, (...args: unknown[]) => unknown> | null
          return model?.[name]?.(...args)
        },
      })
    }
  },
}
