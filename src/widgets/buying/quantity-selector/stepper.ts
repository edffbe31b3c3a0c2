let code: typeof import('./stepper.view.tsx') | undefined
let loading: Promise<unknown> | undefined

/** What only steppers need, once it has come. */
export const stepper = () => code

/** Loads it; nothing where it has come. Asked again, it tries again what has failed. */
export const loadStepper = (): Promise<unknown> | undefined =>
  code
    ? undefined
    : (loading ??= import('./stepper.view.tsx')
        .then(module => (code = module))
        .finally(() => (loading = undefined)))
