import { stub, type SinonStub } from 'sinon'

/**
 * Opens a sheet, and holds the slide of its dialog from its first frame on. A busy machine may need longer for the next step
 * than the slide takes.
 */
export async function heldSlide(root: ShadowRoot, open: () => void): Promise<Animation> {
  const { promise, resolve } = Promise.withResolvers<Animation>()
  const hold = ({ target, propertyName }: Event & { propertyName?: string }) => {
    if (!(target instanceof HTMLDialogElement) || propertyName !== 'translate') return
    const slide = target
      .getAnimations()
      .find(one => one instanceof CSSTransition && one.transitionProperty === 'translate')
    if (!slide) return
    slide.pause()
    resolve(slide)
  }
  root.addEventListener('transitionrun', hold)
  try {
    open()
    return await promise
  } finally {
    root.removeEventListener('transitionrun', hold)
  }
}

/** Holds all motions that scripts begin, from their first frame on, until `restore()`. */
export function holdMotions(): SinonStub {
  const { animate } = Element.prototype
  return stub(Element.prototype, 'animate').callsFake(function held(
    this: Element,
    ...given: Parameters<Element['animate']>
  ) {
    const motion = animate.apply(this, given)
    motion.pause()
    return motion
  })
}
