import type { GivenOption } from '../../../contract/services/options.ts'
import { usableAssociation } from '../../../rules/association.ts'
import { isObject } from '../../../rules/is-object.ts'
import { quoted, textOf, type Tell } from '../../../rules/given-item.ts'
import type { Service } from '../shared/service.rules.ts'

const styles = ['expander', 'card', 'checkbox'] as const
type Style = (typeof styles)[number]

/** A service of the buying option (OPT-003). */
export interface Option extends Service {
  /** Unique in the element. The product id, where there is one. */
  id: string
  style: Style
  isMandatory: boolean
  /** false: it cannot be chosen (OPT-019). */
  isValid: boolean
  /** Shows while it alone is chosen, or while it and others are. '': nothing shows. */
  single: string
  several: string
}

/** Why a service cannot be chosen (OPT-019). '': nothing stands against it. */
function flawOf({ asin, offerListingId }: GivenOption, hasAssociation: boolean): string {
  if (typeof asin !== 'string' || !asin) return `asin: expected a product id, got ${quoted(asin)}`
  if (typeof offerListingId !== 'string' || !offerListingId) {
    return `offerListingId: expected the id of an offer, got ${quoted(offerListingId)}`
  }
  return hasAssociation
    ? ''
    : 'itemAssociation: expected associatedItemId, renderType and a programType, or a known key.mappingSet'
}

const priceOf = (price: unknown): string => (typeof price === 'number' ? `${price}` : textOf(price))

function styleOf(style: unknown, tell: Tell): Style {
  const known = styles.find(one => one === style)
  if (!known && style !== undefined) {
    tell(`renderStyle: expected ${styles.join(', ')}, got ${quoted(style)}; checkbox is used`)
  }
  return known ?? 'checkbox'
}

/**
 * The services to show. `tell`: hears what is wrong with one. `refuse`: hears of each that cannot be chosen, by its product
 * id and the reason.
 */
export function offeredOptions(
  given: readonly unknown[],
  tell: Tell,
  refuse: (serviceAsin: string, reason: string) => void,
): readonly Option[] {
  const known = new Set<string>()
  return given.flatMap((one, place) => {
    const at = `options[${place}]`
    const say = (fault: string) => tell(`${at}.${fault}`)
    if (!isObject(one)) {
      tell(`${at}: expected an object, got ${quoted(one)}; it is left out`)
      return []
    }
    const option = one as GivenOption
    const asin = textOf(option.asin)
    if (asin && known.has(asin)) {
      say(`asin: ${asin} is the asin of an earlier option; it is left out`)
      return []
    }
    known.add(asin)
    const association = usableAssociation(option.itemAssociation, option.key?.mappingSet)
    const flaw = flawOf(option, association !== null)
    if (flaw) {
      say(`${flaw}; the service cannot be chosen`)
      refuse(asin, flaw)
    }
    return {
      id: asin || at,
      asin,
      offerListingId: textOf(option.offerListingId),
      price: priceOf(option.offerPrice),
      title: textOf(option.name) || asin,
      association,
      style: styleOf(option.renderStyle, say),
      isMandatory: !flaw && option.selectionBehaviour === 'MANDATORY',
      isValid: !flaw,
      single: textOf(option.singleServiceSelectionMessage),
      several: textOf(option.twoServiceSelectionMessage),
    }
  })
}

/** What the subheader says of the services that are chosen (OPT-016 to OPT-018). '': nothing. */
export function messageOf(chosen: readonly Option[]): string {
  if (chosen.length === 0) return ''
  if (chosen.length === 1) return chosen[0]?.single ?? ''
  return chosen.find(({ several }) => several)?.several ?? ''
}
