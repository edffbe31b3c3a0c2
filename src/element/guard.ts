/** Receives the errors of guarded code. */
interface Owner {
  crash(error: unknown): void
}
type Action = (...args: unknown[]) => unknown
interface Guarded {
  model: Record<string, unknown>
  actions?: Record<string, Action> | undefined
  owner: Owner
}
type GuardedClass = new () => Guarded

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

/** Names that a model offers: its own properties and the methods of its class. */
function namesOf(model: object): string[] {
  const prototype: object = Object.getPrototypeOf(model)
  const methods = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)
  return [...Object.keys(model), ...methods.filter(name => name !== 'constructor')]
}

function guardedClass(names: readonly string[]): GuardedClass {
  class Guard implements Guarded {
    declare model: Record<string, unknown>
    declare owner: Owner
    declare actions: Record<string, Action> | undefined
  }
  for (const name of names) {
    Object.defineProperty(Guard.prototype, name, {
      get(this: Guarded) {
        const own = this.model[name]
        return typeof own === 'function'
          ? ((this.actions ??= {})[name] ??= (...args) =>
              attempt(() => own.apply(this.model, args) as unknown, this.owner))
          : own
      },
    })
  }
  return Guard
}

/** Guard classes by the names they offer. Models with the same names share a class. */
const classes = new Map<string, GuardedClass>()

/**
 * The model as the view sees it. Its actions are guarded and bound. Each guard is made when the view first asks for the
 * action, so a thousand hosts do not pay for unused actions.
 */
export function guard<M extends object>(model: M, owner: Owner): M {
  const names = namesOf(model)
  const key = names.join()
  const Guard = classes.get(key) ?? guardedClass(names)
  classes.set(key, Guard)
  const guarded = new Guard()
  guarded.model = model as Record<string, unknown>
  guarded.owner = owner
  return guarded as unknown as M
}
