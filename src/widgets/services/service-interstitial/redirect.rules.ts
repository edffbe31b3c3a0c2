import { encoded } from '../../../rules/encoded.ts'
import { toJson } from '../../../rules/to-json.ts'
import type { InterstitialConfig } from './service-interstitial.ports.ts'

type Source = Pick<InterstitialConfig, 'productAsin' | 'redirectParams' | 'reftag' | 'serviceAsin'>

/**
 * The page of a service, where shoppers choose what a service needs (INT-009, INT-010). In vas, single quotes stand for
 * double ones, so an apostrophe in a value is written as JSON can write it, too.
 */
export function servicePageUrl(source: Source): string {
  const { productAsin: productASIN, redirectParams, reftag, serviceAsin } = source
  const { dsc = '', itemID = '', newItems = '', isHUC = '', area = '' } = redirectParams ?? {}
  const vas = toJson({ dsc, productASIN, itemID, newItems, isHUC, area })
    .replaceAll("'", String.raw`\u0027`)
    .replaceAll('"', "'")
  const query = new URLSearchParams({ psc: '1', vas })
  return `/gp/product/${serviceAsin}/ref=${encoded(reftag)}?${query}`
}
