import { handleBuyBox, mobileCartAdd } from '../../../contract/services/interstitial.ts'
import { serviceAddItems } from '../../../contract/services/service-add.ts'
import { navigate } from '../../../page/navigate.ts'
import { renderAll, usableAssociation } from '../../../rules/association.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import { addFailureLog, serviceAddInput } from '../shared/service-add.rules.ts'
import { buyBoxForm } from './buy-box.rules.ts'
import type { Intercept } from './intercept.model.ts'
import { servicePageUrl } from './redirect.rules.ts'
import type { InterstitialPorts } from './service-interstitial.ports.ts'
import type { Zip } from './zip.model.ts'

/** What Continue does (INT-005 to INT-012, INT-017, INT-029, INT-044, INT-048). */
export function continuing(ports: InterstitialPorts, held: Intercept, zip: Zip) {
  const metric = serviceMetric(ports)

  /** As the page gives it. What is missing comes from the product and the mapping set. */
  function association() {
    const { itemAssociationV2, mappingSet, productAsin } = ports.config
    const given = {
      ...itemAssociationV2,
      renderType: itemAssociationV2?.renderType ?? renderAll,
      associatedItemId: itemAssociationV2?.associatedItemId ?? productAsin,
    }
    return usableAssociation(given, mappingSet)
  }

  async function addService(signal: AbortSignal): Promise<void> {
    const ids = held.idsOf()
    const { offerListingId } = zip.$offer.get()
    const service = { ...ids, offerListingId, association: association() }
    const outcome = await ports.call(serviceAddItems, serviceAddInput(service), { signal })
    const isRefused = !outcome.ok && outcome.problem === 'incomplete'
    const name = isRefused ? 'ServiceAddIncomplete' : 'ServiceAddFailed'
    const failure = ports.failed(outcome)
    if (!outcome.ok && !failure) return
    if (failure) metric(name, failure)
    if (failure && !isRefused) {
      const code = outcome.ok ? '' : outcome.code
      ports.warn(addFailureLog(ids.productAsin, zip.$zip.get(), { ...failure, code }))
    }
    held.resume()
    if (failure) ports.emit('dp-service-failed', { ...ids, ...failure })
    else ports.emit('dp-service-added', { ...ids, offerListingId })
  }

  /** Adds the product itself, by the call of its buy box or by that of mobile pages. */
  async function addProduct(signal: AbortSignal) {
    const { config, page } = ports
    const { mobileCartAddUrl: at, populateMBCATC, productAsin, serviceAsin } = config
    if (populateMBCATC && at) return ports.call(mobileCartAdd, { query: {} }, { at, signal })
    const product = page.product(productAsin).get()
    const quantity = page.quantity(productAsin).get()
    const body = buyBoxForm(config, product, quantity)
    return ports.call(
      handleBuyBox,
      { params: { ids: `${productAsin}_${serviceAsin}` }, body },
      { signal },
    )
  }

  /** Goes on to the page of the service, where the shopper chooses more. */
  async function openPage(signal: AbortSignal): Promise<void> {
    const outcome = await addProduct(signal)
    const failure = ports.failed(outcome)
    if (failure) {
      metric('ServiceBuyBoxFailed', failure)
      held.resume()
      ports.emit('dp-service-failed', { ...held.idsOf(), ...failure })
    } else if (outcome.ok) {
      const url = servicePageUrl(ports.config)
      held.end(false)
      navigate(url, ports)
    }
  }

  return function goOn(): void {
    if (zip.isBlocked()) return
    const signal = held.begin()
    if (!signal) return
    const { buyable, isApp } = ports.config
    const { fulfillmentType, isCBM } = zip.$offer.get()
    zip.stop()
    metric('InterstitialContinued', { isApp, isCBM, fulfillmentType })
    ports.emit('dp-interstitial-continued', { ...held.idsOf(), buyable })
    void (buyable ? addService(signal) : openPage(signal))
  }
}
