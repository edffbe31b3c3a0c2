import { tellImpression } from '../shared/impression.model.ts'
import { continuing } from './continuing.model.ts'
import { intercept } from './intercept.model.ts'
import type { InterstitialPorts } from './service-interstitial.ports.ts'
import { zipModel } from './zip.model.ts'

/** Offers a service between the shopper's add to cart and the add itself. */
export function model(ports: InterstitialPorts) {
  const zip = zipModel(ports)
  const held = intercept(ports)
  const isFree = () => held.$state.get() === 'offering'
  ports.watch(held.$state, () => {
    if (isFree()) tellImpression(ports)
  })

  /** The popover closes, so nobody waits for the offer of a zip code. */
  function leave(how: () => void): void {
    if (isFree()) zip.stop()
    how()
  }

  return {
    $state: held.$state,
    $zipState: zip.$state,
    $offer: zip.$offer,
    $zip: zip.$zip,
    $alert: zip.$alert,
    isOpen: held.isOpen,
    isBlocked: zip.isBlocked,
    hasInput: zip.hasInput,
    pressed: held.pressed,
    type: zip.type,
    updateZip(): void {
      if (isFree()) zip.update()
    },
    goOn: continuing(ports, held, zip),
    skip: () => leave(held.skip),
    dismiss: () => leave(held.dismiss),
    lose: held.lose,
  }
}
export type InterstitialModel = ReturnType<typeof model>
