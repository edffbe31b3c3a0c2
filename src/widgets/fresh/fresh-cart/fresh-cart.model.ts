import { atom } from 'nanostores'
import { adds } from './adds.model.ts'
import { following } from './after.model.ts'
import { conflicts } from './conflicts.model.ts'
import { late } from './fresh-cart.late.ts'
import { messages } from './fresh-cart.messages.ts'
import type { FreshPorts, Open, Shown, Showing, Told, Words } from './fresh-cart.ports.ts'

/** true: the two dialogs say the same. */
function isSame(one: Told, other: Told): boolean {
  if ('html' in one) return 'html' in other && one.html === other.html
  if ('fallback' in one) return 'fallback' in other && one.fallback === other.fallback
  return 'conflict' in other
}

/** Dialogs, one after the other: nobody misses the first one because of a second. */
function dialogs(ports: FreshPorts) {
  const $open = atom<readonly Open[]>([])

  /** Our own words, in the language of the page (FRS-034). Without their file they are those of the element. */
  async function wordsOf(of: 'cart' | 'order'): Promise<Words> {
    const code = await ports.late(late.fallback)
    const text = (id: Parameters<typeof ports.text>[0]) => ports.text(id)
    return (
      code?.fallbackIn(ports.config.locale, of, text, messages) ?? {
        header: text(`fresh.fallback.${of}.header`),
        text: text(`fresh.fallback.${of}.text`),
        ok: text('fresh.fallback.ok'),
      }
    )
  }

  let isInPage = false
  const { tell } = ports.extend({
    async tell(told: Told): Promise<void> {
      const isOrder =
        'fallback' in told ? told.fallback === 'order' : 'job' in told && told.job.mode === 'order'
      const words = await wordsOf(isOrder ? 'order' : 'cart')
      if (!isInPage) return
      const all = $open.get()
      const last = all.at(-1)
      // Many presses that fail for one reason are one dialog. It is about the newest.
      const before = last && isSame(last, told) ? all.slice(0, -1) : all
      $open.set([...before, { ...told, words }])
    },
  })
  ports.use(() => {
    isInPage = true
    return () => {
      isInPage = false
      $open.set([])
    }
  })
  ports.watch($open, all => ports.state('open', all.length > 0))
  return { $open, tell, shift: () => $open.set($open.get().slice(1)) }
}

export function model(ports: FreshPorts) {
  const $shown = atom<Shown>({
    outcome: null,
    mode: ports.config.mode,
    addressFailed: false,
    redirect: null,
  })
  const { $open, shift, tell } = dialogs(ports)
  const showing: Showing = {
    $shown,
    show: change => $shown.set({ ...$shown.get(), ...change }),
    tell: told => void tell(told),
  }
  const checking = conflicts(ports, showing)
  const { $state, cancelSlot, press } = adds(
    ports,
    showing,
    following(ports, showing, checking.check),
  )

  /** Closes the dialog that shows. Returns what it was about. */
  function close(): Open | undefined {
    const [first] = $open.get()
    shift()
    if (first && 'conflict' in first) checking.forget()
    return first
  }

  return {
    $shown,
    $open,
    /** `adding`: an add is under way. */
    $state,
    press,
    close: () => void close(),
    tryAgain(): void {
      close()
      void checking.check()
    },
    cancelSlot(): void {
      const told = close()
      if (told && 'job' in told) cancelSlot(told.job)
    },
    /** The server's HTML cannot show: our own words stand in. */
    lose(): void {
      const [first, ...others] = $open.get()
      if (first && 'job' in first) {
        const fallback = first.job.mode === 'order' ? 'order' : 'cart'
        $open.set([{ fallback, words: first.words }, ...others])
      }
    },
    /** The code of the dialog cannot be loaded: the element says it where it stands. */
    fail(): void {
      const told = close()
      showing.show({ outcome: 'failed' })
      if (told) ports.announce(told.words.text)
    },
  }
}
export type FreshCartModel = ReturnType<typeof model>
