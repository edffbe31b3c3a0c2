import type { ReactNode } from 'react'
import type { Text } from '../element/ports.ts'
import { safeUrl } from '../rules/url.ts'

interface ViewCartProps {
  config: { readonly cartUrl?: string | undefined }
  text: Text
}

/** The way on after an add: a link to the cart. Without an address, there is no link (COR-180). */
export const ViewCart = ({ config: { cartUrl }, text }: ViewCartProps): ReactNode =>
  cartUrl ? <a href={safeUrl(cartUrl)}>{text('common.viewCart')}</a> : null
