import { atom } from 'nanostores'
import { storeIntro } from '../../../contract/fresh/intro.ts'
import { machine } from '../../../machine/machine.ts'
import type { SideSheet } from '../../../machine/side-sheet.ts'
import { allowedTarget, navigate } from '../../../page/navigate.ts'
import { firstTime, hasHappened } from '../../../page/once.ts'
import { lacking, queryOf, wantedOf, type Wanted } from './request.rules.ts'
import { late } from './store-intro.late.ts'
import type { IntroPorts } from './store-intro.ports.ts'

const transitions = {
  idle: { load: 'loading' },
  loading: { load: 'loading', end: 'idle' },
} as const

/** An introduction that shows. */
interface Intro {
  html: string
  storeId: string
  brandId: string
  /** null: there is no page of the store to go to. */
  storefront: string | null
}

export function model(ports: IntroPorts) {
  const { $state, send } = machine(transitions, 'idle')
  const $intro = atom<Intro | null>(null)
  let sheet: SideSheet | null = null
  /** The store whose introduction is loading. */
  let loading = ''

  const named = () => {
    const { brandId = '', storeId = '' } = $intro.get() ?? {}
    return { storeId, brandId }
  }
  const told = {
    onOpened: () => ports.emit('dp-intro-opened', named()),
    onClosed: () => ports.emit('dp-intro-closed', named()),
  }

  async function show(html: string, { brandId, storeId, storefrontUrl }: Wanted): Promise<void> {
    const code = await ports.late(late.sheet)
    if (!code) return
    sheet ??= ports.extend(code.sideSheet(ports, told))
    const storefront = storefrontUrl ? allowedTarget(storefrontUrl, ports) : null
    $intro.set({ html, brandId, storeId, storefront })
    sheet.open()
  }

  /** Loads the introduction, once per store and page view (SIS-014). */
  async function load(wanted: Wanted): Promise<void> {
    const what = `store-intro ${wanted.storeId}`
    if (hasHappened(what) || loading === what) return
    const signal = send('load')
    if (!signal) return
    loading = what
    const outcome = await ports.call(storeIntro, { query: queryOf(wanted) }, { signal })
    loading = ''
    send('end')
    const failure = ports.failed(outcome, 'StoreIntroFailed')
    if (failure) {
      ports.warn(
        `the introduction of store ${wanted.storeId} could not be loaded: ${failure.reason}, status ${failure.status}`,
      )
    }
    if (outcome.ok && firstTime(what)) await show(outcome.value, wanted)
  }

  ports.hear('dp-intro-requested', (detail, event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const wanted = wantedOf(detail, ports.config, (field, expected, value) =>
      ports.warn(
        `dp-intro-requested: ${field}: expected ${expected}, got ${JSON.stringify(value)}; what the element has is used instead`,
      ),
    )
    const lacks = wanted.html ? [] : lacking(wanted)
    if (lacks.length > 0) {
      ports.warn(
        `dp-intro-requested: expected ${lacks.join(', ')}, got nothing; no introduction shows`,
      )
    } else void (wanted.html ? show(wanted.html, wanted) : load(wanted))
  })
  ports.watch($state, state => ports.state('loading', state === 'loading'))
  ports.use(() => () => {
    // The call ends with the element.
    loading = ''
    send('end')
  })

  const close = () => void sheet?.close()
  return {
    $intro,
    isShown: () => !!sheet?.isShown(),
    close,
    /** Goes to the page of the store, unless the page of this element does so itself. */
    visit(): void {
      const storefront = $intro.get()?.storefront
      if (storefront) navigate(storefront, ports)
      close()
    },
    /** Nothing of the HTML can show (SIS-012). */
    lose(): void {
      ports.warn(`the introduction of store ${named().storeId} holds nothing that can show`)
      ports.metric('StoreIntroFailed', { reason: 'malformed', status: 200 })
      close()
    },
  }
}
export type StoreIntroModel = ReturnType<typeof model>
