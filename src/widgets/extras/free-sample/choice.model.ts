import { atom } from 'nanostores'
import { serverValue } from '../../../page/server-fields.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import type { Choice, Sample, SampleConfig, SamplePorts } from './free-sample.ports.ts'
import {
  among,
  configuredSample,
  fieldsOf,
  isSameChoice,
  isSample,
  offered,
} from './samples.rules.ts'

const offerField = 'freeSampleOfferListingId'

/** What the page says of the choice at the start. */
const startOf = ({ declined, image, offerListingId, selectedAsin, title }: SampleConfig): string =>
  JSON.stringify([declined, image, offerListingId, selectedAsin, title])

/** The samples, which of them is chosen, and what the form submits. `leave`: the page has changed the choice. */
export function choosing(ports: SamplePorts, leave: () => void) {
  /** Samples that the shopper can choose from. */
  const $samples = atom<readonly Sample[]>([])
  const $choice = atom<Choice>(null)
  /** The page has changed the product, so what it configured before is about another one (SMP-027). */
  let isOld = false
  /** Offer that a field of the server or of an earlier visit holds. It counts once its sample is here. */
  let wanted: string | null = serverValue(ports.element, offerField)
  const initial = wanted

  const told = new Set<string>()
  /** Warns once of each fault: the items are read again with each product (COR-005). */
  function warn(fault: string): void {
    if (!told.has(fault)) ports.warn(fault)
    told.add(fault)
  }

  const configured = () => (isOld ? null : configuredSample(ports.config, $samples.get()))
  const start = (): Choice => (ports.config.declined && !isOld ? 'none' : configured())

  /** The choice that a field means. undefined: its sample is not here. */
  function meant(offer: string): Choice | undefined {
    // An empty field where the page had a sample: the shopper has taken it out.
    if (!offer) return isSample(start()) ? 'none' : start()
    return [...$samples.get(), start()].find(one => isSample(one) && one.offerListingId === offer)
  }

  function submit(): void {
    ports.submit($samples.get().length > 0 ? fieldsOf($choice.get()) : null)
  }
  function set(choice: Choice): void {
    $choice.set(choice)
    submit()
  }

  /** Shows what the page says, or a field. Nothing tells of it: the page knows (COR-053). */
  function begin(): void {
    const found = wanted === null ? undefined : meant(wanted)
    if (found !== undefined) wanted = null
    set(found ?? start())
    leave()
  }

  /** Reads the items of the page. A configured sample is the only one to choose if there are none. */
  function read(): void {
    const { itemCount, items = [], offerListingId, selectedAsin } = ports.config
    const samples = offered(items, warn)
    const own = isOld ? null : configuredSample(ports.config, samples)
    $samples.set(samples.length > 0 || !own ? samples : [own])
    if (ports.config.items && itemCount !== undefined && itemCount !== items.length) {
      warn(`itemCount is ${itemCount}, but there are ${items.length} items; these count`)
    }
    if (!offerListingId !== !selectedAsin) {
      const [given, missing] = selectedAsin
        ? ['selectedAsin', 'offerListingId']
        : ['offerListingId', 'selectedAsin']
      warn(`${given} needs ${missing}, too; no sample is chosen at the start`)
    }
  }

  /** Other items are here. A choice that is not among them is gone, unless the page has configured it (SMP-032). */
  function renew(before: readonly Sample[]): void {
    const choice = $choice.get()
    const now = among($samples.get(), choice)
    const isGone = !now && among(before, choice) && !isSameChoice(choice, configured())
    if (wanted !== null || isGone) return begin()
    set(now && !isSameChoice(choice, configured()) ? now : choice)
    if ($samples.get().length < 2) leave()
  }

  ports.onConfig((config, before) => {
    // A page may say late which product is in view. What it has configured is about this product.
    const isOther = before.asin !== undefined && config.asin !== before.asin
    const isGiven = startOf(config) !== startOf(before)
    const isRenewed = !isSameJson(config.items, before.items)
    const samples = $samples.get()
    if (isOther || isGiven) {
      isOld = !isGiven
      wanted = null
    }
    if (isOther || isGiven || isRenewed || config.itemCount !== before.itemCount) read()
    if (isOther || isGiven) begin()
    else if (isRenewed) renew(samples)
  })
  ports.onRestore(fields => {
    wanted = fields ? (fields[offerField] ?? null) : isOld ? null : initial
    begin()
  })
  read()

  return {
    $samples,
    $choice,
    begin,
    submit,
    /** Takes a choice of the shopper. It goes before what a field has held. */
    take(choice: Choice): void {
      wanted = null
      set(choice)
    },
  }
}
export type Choosing = ReturnType<typeof choosing>
