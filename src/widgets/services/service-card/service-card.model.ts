import { atom } from 'nanostores'
import { chosenServices, serviceMetric } from '../shared/chosen-services.model.ts'
import { countInView } from '../shared/impression.model.ts'
import { takeServerChoice } from '../shared/server-choice.model.ts'
import { toldSelection, type Service } from '../shared/service.rules.ts'
import type { ServiceCard } from '../../../../elements/services/service-card.ts'
import type { Ports, WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './service-card.messages.ts'

/** Without the page's own fields, which need nodes. */
export function cardModel(ports: Ports<ServiceCard, typeof messages>) {
  const $disabled = atom(false)
  /** The service of the card. null: it cannot be chosen (CRD-003). */
  const $service = atom<Service | null>(null)
  const metric = serviceMetric(ports)

  const isBundle = () => ports.config.kind === 'vsx-bundle'
  /** What was told last of it, so that it is told once. */
  let told = ''
  /** Why the service cannot be chosen. '': nothing stands against it. */
  function flaw(): string {
    const { asin, baseAsin, itemType, offerListingId } = ports.config
    if (itemType !== 'asin') return `itemType is ${itemType}; expected asin`
    if (!asin) return 'asin is missing'
    if (!offerListingId) return 'offerListingId is missing'
    return baseAsin ? '' : 'baseAsin is missing'
  }

  function take(): void {
    const { asin = '', offerListingId = '', price = '', title = '' } = ports.config
    const why = isBundle() ? flaw() : ''
    $service.set(
      isBundle() && !why ? { asin, offerListingId, price, title, association: null } : null,
    )
    const fault = why && `${asin} ${why}`
    if (fault === told) return
    told = fault
    if (!why) return
    ports.warn(`${why}; the service cannot be chosen`)
    metric('ServiceInvalid', { serviceAsin: asin, reason: why })
  }

  take()
  const services = () => {
    const service = $service.get()
    return service ? [service] : []
  }
  const chosen = chosenServices(ports, { services })

  function choose(isChosen: boolean): void {
    const service = $service.get()
    if (!service || $disabled.get() || chosen.$chosen.get().has(service.asin) === isChosen) return
    const { asin: serviceAsin, offerListingId, price } = service
    chosen.put(isChosen ? [serviceAsin] : [])
    const ids = { serviceAsin, productAsin: ports.config.baseAsin ?? '' }
    ports.emit(isChosen ? 'dp-service-selected' : 'dp-service-removed', {
      ...ids,
      offerListingId,
      price,
      source: 'dp-service-card',
      selection: toldSelection(service, isChosen ? 'add' : 'delete'),
    })
    metric(isChosen ? 'ServiceSelected' : 'ServiceRemoved', ids)
  }

  ports.onConfig((config, before) => {
    take()
    if (config.baseAsin !== before.baseAsin) chosen.move(before.baseAsin)
    else chosen.put(chosen.$chosen.get())
  })
  ports.watch(chosen.$chosen, now => ports.state('selected', now.size > 0))
  ports.onDisabled(disabled => $disabled.set(disabled))

  return {
    $disabled,
    $service,
    $chosen: chosen.$chosen,
    choose,
    restore: chosen.put,
    settle: chosen.settle,
  }
}
export type ServiceCardModel = ReturnType<typeof cardModel>

export function model(ports: WrapperPorts<ServiceCard, typeof messages>): ServiceCardModel {
  const made = cardModel(ports)
  takeServerChoice(ports, made)
  countInView(ports)
  return made
}
