import { parameter, setParameter } from '../../../page/address.ts'
import { ownerForm } from '../../../page/owner-form.ts'
import { pageSectionsOf } from '../../../page/sections.ts'
import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import type { NamedService } from './choosing.model.ts'
import type { Around, OfferNodePorts } from './service-offer.ports.ts'

/** VAS_PARAM */
const parameterName = 'vas'

/** What the element does in the page around it. */
export function aroundOf(ports: OfferNodePorts): Around {
  const { element } = ports
  const chosen = () => element.shadowRoot?.querySelector<HTMLElement>('input:checked') ?? null
  return {
    isInForm: () => ownerForm(element) !== null,
    vas: {
      read: () => parameter(parameterName),
      write: value => setParameter(parameterName, value, 'replace', message => ports.warn(message)),
    },
    sections: pageSectionsOf(element, chosen),
  }
}

const suffixes = ['', '.2'] as const

/** What fields of a form choose. `read`: '' for a field that is not there. */
const servicesIn = (read: (name: string) => string): readonly NamedService[] =>
  suffixes
    .map(suffix => ({
      asin: read(`serviceAsin${suffix}`),
      offerListingId: read(`serviceOfferListingId${suffix}`),
    }))
    .filter(({ asin, offerListingId }) => asin || offerListingId)

interface Restored {
  begin(services: readonly NamedService[]): void
  restore(services: readonly NamedService[] | null): void
  settle(): void
}

/** Takes what the server has chosen in its own fields, whose place the element takes (COR-061, COR-062). */
export function takeServerFields(
  ports: OfferNodePorts,
  { begin, restore, settle }: Restored,
): void {
  begin(servicesIn(name => serverValue(ports.element, name) ?? ''))
  ports.use(() => {
    const end = replaceServerFields(ports.element)
    // The fields of the server are disabled now, so the form needs the element's own.
    settle()
    return end
  })
  ports.onRestore(restored => restore(restored && servicesIn(name => restored[name] ?? '')))
}
