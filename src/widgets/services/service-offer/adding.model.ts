import { cartCount } from '../../../contract/buying/cart.ts'
import { serviceAddItems } from '../../../contract/services/service-add.ts'
import { firstFor } from '../../../page/first-for.ts'
import { navigate } from '../../../page/navigate.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import { addFailureLog, serviceAddInput } from '../shared/service-add.rules.ts'
import type { OfferedService } from './offer.rules.ts'
import type { Around, OfferPorts } from './service-offer.ports.ts'

/** CART_PATH */
const cartPath = '/cart'

const keyOf = ({ asin, offerListingId }: OfferedService) => `${asin} ${offerListingId}`

/** Outside a form, adds the chosen services once their product is in the cart (SVC-035 to SVC-045). */
export function adding(
  ports: OfferPorts,
  { isInForm }: Around,
  chosen: () => readonly OfferedService[],
) {
  const metric = serviceMetric(ports)
  /** What was added, or is being added, since it was chosen. */
  const added = new Set<string>()
  /** What is added next. Each by a request of its own (SVC-038), because a newer one would end the one before. */
  let waiting: OfferedService[] = []
  let isAdding = false
  ports.use(() => () => {
    for (const one of waiting.splice(0)) added.delete(keyOf(one))
  })

  /** false: the element has left. */
  async function addOne(service: OfferedService): Promise<boolean> {
    const { productAsin, zipCode = '' } = ports.config
    const { asin: serviceAsin, association, offerListingId } = service
    const ids = { serviceAsin, productAsin }
    const wanted = { ...ids, offerListingId, association }
    const outcome = await ports.call(serviceAddItems, serviceAddInput(wanted))
    if (outcome.ok) {
      ports.emit('dp-service-added', { ...ids, offerListingId })
      return true
    }
    // The next add of the product tries it again.
    added.delete(keyOf(service))
    const failure = ports.failed(outcome)
    if (!failure) return false
    const isRefused = outcome.problem === 'incomplete'
    metric(isRefused ? 'ServiceAddIncomplete' : 'ServiceAddFailed', { ...ids, ...failure })
    if (!isRefused)
      ports.warn(addFailureLog(productAsin, zipCode, { ...failure, code: outcome.code }))
    ports.emit('dp-service-failed', { ...ids, ...failure })
    return true
  }

  async function readCount(): Promise<void> {
    const { cartCountUrl: at } = ports.config
    if (!at) return
    const outcome = await ports.call(cartCount, {}, { at })
    if (outcome.ok) ports.page.$cart.set({ count: outcome.value.entity.items })
    else {
      const failure = ports.failed(outcome)
      if (failure) metric('CartCountFailed', failure)
    }
  }

  async function addAll(event: Event): Promise<void> {
    if (isInForm()) return
    // Two elements may offer the same service. The shopper wants it once.
    const services = chosen().filter(
      one => !added.has(keyOf(one)) && firstFor(event, `${ports.config.productAsin} ${one.asin}`),
    )
    for (const one of services) added.add(keyOf(one))
    waiting.push(...services)
    if (isAdding || services.length === 0) return
    isAdding = true
    let isHere = true
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let one; (one = waiting.shift());) isHere = await addOne(one)
    isAdding = false
    if (!isHere) return
    await readCount()
    if (ports.config.doRedirect) navigate(cartPath, ports)
  }

  const isMine = ({ asin }: { asin: string }) => asin === ports.config.productAsin
  ports.hear('dp-cart-added', ({ items }, event) => {
    if (items.some(isMine)) void addAll(event)
  })
  ports.hear('dp-deal-claimed', (claim, event) => {
    if (isMine(claim)) void addAll(event)
  })

  return {
    /** What is no longer chosen may be added once more when it is chosen again. */
    keepOnly(services: readonly OfferedService[]): void {
      const keys = new Set(services.map(keyOf))
      for (const key of added) if (!keys.has(key)) added.delete(key)
      waiting = waiting.filter(one => keys.has(keyOf(one)))
    },
  }
}
