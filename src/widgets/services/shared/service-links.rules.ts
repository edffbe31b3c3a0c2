import { encoded } from '../../../rules/encoded.ts'

/** Where shoppers read more of a service (SVC-043, INT-015). */
export const detailsUrl = (serviceAsin: string, reftag: string): string =>
  `/dp/${serviceAsin}/ref=${encoded(reftag)}`

/** The page of a service as a merchant offers it (SVC-044). `merchantId`: '' for any. */
export const productUrl = (serviceAsin: string, merchantId: string): string =>
  `/gp/product/${serviceAsin}${merchantId && `?m=${encoded(merchantId)}`}`
