import type { CallValue } from '../../../contract/call.ts'
import type { freshAdd } from '../../../contract/fresh/fresh-add.ts'
import { freshCartCount } from '../../../contract/fresh/fresh-add.ts'
import { glowAddressChange, glowAddressSelections } from '../../../contract/fresh/glow.ts'
import { allowedTarget, navigate } from '../../../page/navigate.ts'
import type { FreshPorts, Job, Showing } from './fresh-cart.ports.ts'

/** REDIRECT_DELAY_MS (FRS-017). */
const redirectDelay = 3_000

export type Answer = CallValue<typeof freshAdd>

/** Number of the newest count that any element has asked for: an older answer that comes late says nothing. */
let newestCount = 0

/** What follows an add that the server has done (FRS-016 to FRS-024, FRS-051). */
export function following(
  ports: FreshPorts,
  { $shown, show }: Showing,
  check: (data: Readonly<Record<string, unknown>>) => Promise<void>,
) {
  async function count(): Promise<void> {
    const mine = (newestCount += 1)
    const outcome = await ports.call(freshCartCount, {})
    ports.failed(outcome, 'CartCountFailed')
    if (!outcome.ok || mine !== newestCount) return
    ports.page.$cart.set({ count: outcome.value.cartCount })
  }

  const placeOfPage = () => {
    const { actionSource, deviceType = '', pageType } = ports.config
    return { actionSource, deviceType, pageType }
  }

  /** Moves the delivery. true: it has moved. */
  async function move(addressId: string): Promise<boolean> {
    const { actionSource, brandId: almBrandId, locationType } = ports.config
    const body = { addressId, almBrandId, locationType, ...placeOfPage() }
    const outcome = await ports.call(glowAddressChange, { body })
    if (!outcome.ok && !ports.failed(outcome, 'AddressChangeFailed')) return false
    if (!outcome.ok || !outcome.value.successful) {
      show({ addressFailed: true })
      ports.announce(ports.text('fresh.addressFailed'))
      return false
    }
    const { $location } = ports.page
    const before = $location.get()
    const now =
      before?.addressId === outcome.value.addressId
        ? before
        : { addressLabel: '', addressId: outcome.value.addressId }
    if (now !== before) $location.set(now)
    ports.emit('dp-location-changed', { ...now, actionSource })
    return true
  }

  async function rename(): Promise<void> {
    const { storeContext } = ports.config
    const query = { ...placeOfPage(), storeContext }
    const outcome = await ports.call(glowAddressSelections, { query })
    ports.failed(outcome, 'AddressSelectionsFailed')
    if (!outcome.ok) return
    const { addressId, label: addressLabel } = outcome.value
    const { $location } = ports.page
    const before = $location.get()
    const isSame = (before?.addressId ?? '') === addressId
    $location.set({ ...(isSame ? before : addressId && { addressId }), addressLabel })
  }

  function introduce(answer: Answer, { items: [item] }: Job): boolean {
    const { storeIntroductionSheetHtml: html, storefrontUrl, newGlowAddressId, delivery } = answer
    const { additionalParams = {}, brandId, clientID: clientId } = ports.config
    if (!item || (!html && !additionalParams.shouldRenderSIS)) return false
    const { asin, offerListingDiscriminator = '', storeId } = item
    ports.emit('dp-intro-requested', {
      ...(html ? { html } : {}),
      storefrontUrl,
      asin,
      brandId,
      storeId,
      offerListingDiscriminator,
      isDelivery: delivery,
      newGlowAddressId,
      clientId,
      deliveryMessage: additionalParams.sisDeliveryMessage,
    })
    return true
  }

  /** Leads to the order in a while. false: there is nowhere to go. */
  function redirect({ ogsUrl, shouldRedirectToOgs }: Answer): boolean {
    const url = shouldRedirectToOgs && ogsUrl ? allowedTarget(ogsUrl, ports) : null
    if (!url) return false
    show({ redirect: url })
    ports.announce(ports.text('fresh.redirecting'))
    ports.after(redirectDelay, () => {
      navigate(url, ports)
      // The page has stayed, or will be back from the browser's cache.
      show({ redirect: null })
    })
    return true
  }

  // A timer ends with the element. Put back later, it leads nowhere.
  ports.use(() => () => $shown.get().redirect !== null && show({ redirect: null }))

  return {
    count,
    /** `reload`: the page has to be loaded again. `leave`: it leaves, or has been checked against the new address. */
    async follow(answer: Answer, job: Job): Promise<'leave' | 'reload' | 'stay'> {
      const { brandId, reloadAfterAdd, storeId } = ports.config
      if (answer.renderUFGCartProgressIndicator) {
        ports.emit('dp-cart-progress-changed', {
          storeId: job.items[0]?.storeId ?? storeId,
          brandId,
        })
      }
      const leaves = redirect(answer)
      const introduces = !leaves && introduce(answer, job)
      const { newGlowAddressId } = answer
      const moved = !!newGlowAddressId && (await move(newGlowAddressId))
      if (answer.refreshGlowLabel) await rename()
      if (leaves) return 'leave'
      if (moved) {
        await check(ports.config.conflictData ?? {})
        return 'leave'
      }
      return reloadAfterAdd && !introduces ? 'reload' : 'stay'
    },
  }
}
