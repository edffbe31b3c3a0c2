/** Receives the errors of guarded code. */
interface Owner {
  crash(error: unknown): void
}
type Action = (...args: unknown[]) => unknown
type Named = Record<PropertyKey, unknown>

/** Runs `run`. Errors and rejections go to `owner.crash`, never to the page (COR-037). */
export function attempt<T>(run: () => T, owner: Owner): T | undefined {
  try {
    const result = run()
    if (typeof (result as PromiseLike<unknown> | undefined)?.then === 'function') {
      ;(result as PromiseLike<unknown>).then(undefined, error => owner.crash(error))
    }
    return result
  } catch (error) {
    owner.crash(error)
    return undefined
  }
}

/** A class, so that the guards of a thousand models share the trap. */
class Guard implements ProxyHandler<Named> {
  readonly #owner: Owner
  #actions: Record<PropertyKey, Action> | undefined

  constructor(owner: Owner) {
    this.#owner = owner
  }

  get(model: Named, name: PropertyKey): unknown {
    const own = model[name]
    if (typeof own !== 'function') return own
    this.#actions ??= {}
    return (this.#actions[name] ??= (...args) =>
      attempt(() => own.apply(model, args) as unknown, this.#owner))
  }
}

/**
 * The model as the view sees it. Its actions are guarded and bound. Each action is made when the view first asks for it,
 * so a thousand hosts do not pay for unused actions.
 */
export const guard = <M extends object>(model: M, owner: Owner): M =>
  new Proxy(model as Named, new Guard(owner)) as M
