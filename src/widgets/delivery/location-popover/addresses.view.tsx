import { useLayoutEffect, useRef } from 'react'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Listbox } from '../../../parts/listbox.tsx'
import { rowsInView } from '../../../parts/rows-in-view.ts'
import { signInUrl } from '../../../rules/sign-in.ts'
import { safeUrl } from '../../../rules/url.ts'
import { loadCount } from './addresses.rules.ts'
import type { SavedAddress } from './panel.ports.ts'
import type { LocationProps } from './location-popover.view.tsx'
import type { Panel as PanelModel } from './panel.model.ts'

export interface PanelProps extends LocationProps {
  panel: PanelModel
}

/** Returns what a screen reader says for an address: all the text that shows. */
const words = ({ addressLabel, content }: SavedAddress): string =>
  content
    .map(node => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim() || addressLabel

const shown = ({ addressLabel, content }: SavedAddress) =>
  content[0] ? (
    <div className="address" ref={node => node?.replaceChildren(...content)} />
  ) : (
    <div className="address">{addressLabel}</div>
  )

/** The link to sign-in (LOC-005 to LOC-007). */
function SignIn({ config, text }: PanelProps) {
  const { pageType, signInUrl: address } = config
  const url = signInUrl(location, pageType === 'search', safeUrl(address))
  return (
    <a className="button sign-in" href={safeUrl(url)}>
      {text('location.signIn')}
    </a>
  )
}

/** A button for more addresses, and a link to the page that manages them. */
function Links({ config, panel, text }: PanelProps) {
  const { hasMore, loading } = panel.$shown.get()
  const { manageAddressUrl } = config
  if (!hasMore && !manageAddressUrl) return null
  return (
    <div className="links">
      {hasMore && (
        <BusyButton
          className="link"
          busy={loading}
          busyLabel={text('common.loading')}
          onPress={panel.seeMore}
        >
          {text('location.seeMore')}
        </BusyButton>
      )}
      {manageAddressUrl && <a href={safeUrl(manageAddressUrl)}>{text('location.manage')}</a>}
    </div>
  )
}

function List(props: PanelProps) {
  const { model, panel, text } = props
  const { addresses, changing } = panel.$shown.get()
  const label = text('location.savedAddresses')
  const ref = useRef<HTMLDivElement>(null)
  const { length } = addresses
  useLayoutEffect(() => {
    const list = length > 0 && ref.current?.querySelector<HTMLElement>('.listbox')
    return list ? rowsInView(list, loadCount) : undefined
  }, [length])
  return (
    <KeepFocus label={label} className="addresses">
      <h3 className="heading">{label}</h3>
      <div ref={ref} role="group" aria-disabled={changing ? true : undefined} aria-label={label}>
        <Listbox
          part="addresses"
          optionPart="address"
          label={label}
          options={addresses.map(address => ({
            id: address.addressId,
            text: words(address),
            content: shown(address),
          }))}
          selectedId={model.$location.get()?.addressId ?? null}
          onChoose={panel.chooseAddress}
        />
      </div>
      <Links {...props} />
    </KeepFocus>
  )
}

/** The saved addresses of a recognized shopper. For other shoppers, the sign-in link (LOC-003, LOC-004). */
export function Addresses(props: PanelProps) {
  const { config, panel, text } = props
  if (!config.recognized) return <SignIn {...props} />
  const { addresses, loading } = panel.$shown.get()
  if (addresses[0]) return <List {...props} />
  return (
    <div>
      {loading && (
        <div className="waiting" role="group" aria-busy="true" aria-label={text('common.loading')}>
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      )}
      <Links {...props} />
    </div>
  )
}
