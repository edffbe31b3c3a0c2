import { atom } from 'nanostores'
import { isSameJson } from '../../../rules/same-json.ts'
import { chosenServices, serviceMetric } from '../shared/chosen-services.model.ts'
import { countInView } from '../shared/impression.model.ts'
import { takeServerChoice } from '../shared/server-choice.model.ts'
import { toldSelection } from '../shared/service.rules.ts'
import { content } from './content.model.ts'
import { messageOf, offeredOptions, type Option } from './options.rules.ts'
import type { ServiceOptions } from '../../../../elements/services/service-options.ts'
import type { Ports, WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './service-options.messages.ts'

/** A selection as events have it. */
interface Change {
  option: Option
  isAdded: boolean
}

/** Without the page's own fields, which need nodes. */
export function optionsModel(ports: Ports<ServiceOptions, typeof messages>) {
  const metric = serviceMetric(ports)
  const $options = atom<readonly Option[]>([])
  const $open = atom(false)
  /** The code of the panel could not be loaded. */
  const $lost = atom(false)
  const $disabled = atom(false)
  const loaded = content(ports)

  const refuse = (serviceAsin: string, reason: string) =>
    metric('ServiceInvalid', { serviceAsin, reason })

  function take(): void {
    $options.set(offeredOptions(ports.config.options, fault => ports.warn(fault), refuse))
  }
  take()

  const chosen = chosenServices(ports, {
    services: () => $options.get().filter(({ isValid }) => isValid),
    isMandatory: ({ asin }) => $options.get().some(one => one.asin === asin && one.isMandatory),
    onOption: show,
  })
  const has = ({ asin }: Option) => chosen.$chosen.get().has(asin)

  /** Loads when the buying option is shown (OPT-001, OPT-009). */
  function show(): void {
    if (!chosen.counts()) return close()
    void loaded.load()
  }

  function tell({ isAdded, option }: Change): void {
    const { baseAsin: productAsin, buyingOptionIndex } = ports.config
    const { asin: serviceAsin, offerListingId, price } = option
    ports.emit(isAdded ? 'dp-service-selected' : 'dp-service-removed', {
      serviceAsin,
      productAsin,
      offerListingId,
      price,
      source: 'dp-service-options',
      selection: toldSelection(option, isAdded ? 'add' : 'delete'),
      buyingOptionIndex,
    })
    metric(isAdded ? 'ServiceSelected' : 'ServiceRemoved', { serviceAsin, productAsin })
  }

  /** The other cards that give way to one that is chosen (OPT-012). */
  const givingWay = (option: Option): readonly Option[] =>
    option.style === 'card'
      ? $options.get().filter(one => one !== option && one.style === 'card' && has(one))
      : []

  function choose(option: Option, isChosen: boolean): void {
    if (!option.isValid || option.isMandatory || $disabled.get() || has(option) === isChosen) return
    const dropped = isChosen ? givingWay(option).filter(one => !one.isMandatory) : []
    const asins = new Set(chosen.$chosen.get())
    for (const { asin } of dropped) asins.delete(asin)
    if (isChosen) asins.add(option.asin)
    else asins.delete(option.asin)
    chosen.put(asins)
    for (const one of dropped) tell({ option: one, isAdded: false })
    tell({ option, isAdded: isChosen })
  }

  function close(): void {
    $open.set(false)
  }

  /** Which services there are, in their order. */
  const offered = () => $options.get().map(({ id }) => id)

  ports.onConfig((config, before) => {
    const offeredBefore = offered()
    if (!isSameJson(config.options, before.options)) take()
    const isOther =
      config.baseAsin !== before.baseAsin ||
      config.buyingOptionIndex !== before.buyingOptionIndex ||
      !isSameJson(offered(), offeredBefore)
    if (isOther) {
      close()
      loaded.drop()
    }
    if (config.baseAsin !== before.baseAsin) chosen.move(before.baseAsin)
    else chosen.put(chosen.$chosen.get())
    if (isOther || config.buyingOption !== before.buyingOption) show()
  })
  ports.watch(chosen.$chosen, now => ports.state('selected', now.size > 0))
  ports.watch($open, isOpen => ports.state('open', isOpen))
  ports.use(() => {
    // An element that only moves in the page keeps what it has.
    if (loaded.$state.get() === 'empty') show()
    return close
  })
  ports.onDisabled(disabled => $disabled.set(disabled))

  return {
    $state: loaded.$state,
    $html: loaded.$html,
    $options,
    $open,
    $disabled,
    $chosen: chosen.$chosen,
    message: () => messageOf($options.get().filter(has)),
    retry: loaded.load,
    restore: chosen.put,
    settle: chosen.settle,
    choose,
    close,
    $lost,
    open(): void {
      $lost.set(false)
      $open.set(true)
    },
    /** The shopper may have closed it meanwhile. */
    lose(): void {
      if (!$open.get()) return
      close()
      $lost.set(true)
      ports.announce(ports.text('options.failed'))
    },
  }
}
export type ServiceOptionsModel = ReturnType<typeof optionsModel>

export function model(ports: WrapperPorts<ServiceOptions, typeof messages>): ServiceOptionsModel {
  const made = optionsModel(ports)
  takeServerChoice(ports, made)
  countInView(ports)
  return made
}
