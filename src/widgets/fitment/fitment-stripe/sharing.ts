import type { Model, Stripe } from './stripe.ts'

/** Lets the other fitment elements know the model, and whether it fits (FIT-150). */
export function share(
  stripe: Stripe,
  { isSavedModel: _, ...model }: Model,
  fits: boolean | null,
  failed = false,
): void {
  const category = stripe.category()
  stripe.ports.page.$fitment.set({
    ...model,
    ...(category !== undefined && { category }),
    scope: stripe.scope(),
    fits,
    failed,
  })
}
