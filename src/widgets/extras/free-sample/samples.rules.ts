import { addressIn, quoted, textOf, type Given, type Tell } from '../../../rules/given-item.ts'
import { isObject } from '../../../rules/is-object.ts'
import type { Choice, Sample, SampleConfig } from './free-sample.ports.ts'

/** Rules about lists of samples. */

export const isSample = (choice: Choice): choice is Sample => choice !== null && choice !== 'none'
const isSame = (one: Sample, other: Sample): boolean =>
  one.asin === other.asin && one.offerListingId === other.offerListingId
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  isSample(one) && isSample(other) ? isSame(one, other) : one === other
export const among = (samples: readonly Sample[], choice: Choice): Sample | undefined =>
  isSample(choice) ? samples.find(one => isSame(one, choice)) : undefined

/** Returns what keeps an item from being offered, in words. undefined: nothing (SMP-030). */
function faultOf(given: unknown, known: readonly Sample[]): string | undefined {
  if (!isObject(given)) return `expected an object, got ${quoted(given)}`
  const sample = given as unknown as Sample
  const missing = (['asin', 'offerListingId'] as const).find(name => !textOf(sample[name]))
  if (missing) return `${missing}: expected a text, got ${quoted(sample[missing])}`
  const ids = { asin: textOf(sample.asin), offerListingId: textOf(sample.offerListingId) }
  return known.some(one => isSame(one, { ...sample, ...ids })) ? 'the same came before' : undefined
}

/** Returns the samples to offer. `tell` hears once of each item that is wrong, by its place and name. */
export function offered(given: readonly unknown[], tell: Tell): readonly Sample[] {
  const samples: Sample[] = []
  const silent: string[] = []
  given.forEach((one, position) => {
    const fault = faultOf(one, samples)
    if (fault) return tell(`items[${position}] is left out: ${fault}`)
    const item = one as Given
    const asin = textOf(item['asin'])
    const place = `items[${position}] (${asin})`
    const tellOfItem = (flaw: string) => tell(`${place}: ${flaw}`)
    const title = textOf(item['title'])
    if (!title) tellOfItem('title: expected a text; its asin is used')
    samples.push({
      asin,
      offerListingId: textOf(item['offerListingId']),
      title: title || asin,
      image: addressIn(item, 'image', tellOfItem),
      trackingUrl: addressIn(item, 'trackingUrl', tellOfItem),
    })
    if ((item['trackingUrl'] ?? '') === '') silent.push(place)
    return undefined
  })
  // A page that tracks no sample means it. One that tracks some has forgotten the others.
  if (silent.length > 0 && samples.some(({ trackingUrl }) => trackingUrl)) {
    tell(`${silent.join(', ')}: trackingUrl is missing, so choosing this is not tracked`)
  }
  return samples
}

/** The sample that the page has configured, with what the items say of it (SMP-001, SMP-029). null: none. */
export function configuredSample(config: SampleConfig, samples: readonly Sample[]): Sample | null {
  const asin = textOf(config.selectedAsin)
  const offerListingId = textOf(config.offerListingId)
  if (!asin || !offerListingId) return null
  const ids = { asin, offerListingId, title: '', image: '', trackingUrl: '' }
  const known = among(samples, ids) ?? ids
  return {
    ...known,
    title: textOf(config.title) || known.title || asin,
    image: textOf(config.image) || known.image,
  }
}

/** What the form submits (SMP-013 to SMP-015). */
export const fieldsOf = (choice: Choice) => ({
  freeSampleOfferListingId: isSample(choice) ? choice.offerListingId : '',
  freeSampleAsin: isSample(choice) ? choice.asin : '',
})

/** The contract reads braces as parameters (COR-124). In an address that a sample gives they are none. */
export const asGiven = (address: string): string =>
  address.replaceAll('{', '%7B').replaceAll('}', '%7D')
