import { whenIdle } from '../dom/when-idle.ts'

/**
 * What was drawn without the renderer, by what it shows. It is drawn once, and what a key may turn to is drawn before that,
 * while the browser has nothing else to do.
 */
export class Drawings<Shown extends object, Look extends readonly unknown[], Drawn> {
  readonly #draw: (shown: Shown, ...look: Look) => Drawn
  #look: Look | null = null
  #drawn = new WeakMap<Shown, Drawn>()
  #stop: (() => void) | null = null

  constructor(draw: (shown: Shown, ...look: Look) => Drawn) {
    this.#draw = draw
  }

  /** All else that drawings depend on. Another look begins anew. */
  look(...look: Look): void {
    if (this.#look && look.every((one, at) => one === this.#look![at])) return
    this.#look = look
    this.#drawn = new WeakMap()
  }

  of(shown: Shown): Drawn {
    let drawn = this.#drawn.get(shown)
    if (!drawn) {
      drawn = this.#draw(shown, ...this.#look!)
      this.#drawn.set(shown, drawn)
    }
    return drawn
  }

  /** Draws what `coming` gives, one at a time, so that a key never waits for more than one. */
  drawAhead(coming: () => readonly Shown[]): void {
    this.#stop = whenIdle(() => {
      try {
        const next = coming().find(shown => !this.#drawn.has(shown))
        if (!next) return
        this.of(next)
        this.drawAhead(coming)
      } catch {
        // The turn fails in the same way, and there the element tells it.
      }
    })
  }

  stop(): void {
    this.#stop?.()
  }
}
