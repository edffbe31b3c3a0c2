import type { CallHeader } from './call.ts'

/** The names of the headers of calls (COR-076). */
export const headerNames: Readonly<Record<CallHeader, string>> = {
  csrf: 'x-dp-csrf-token',
  slate: 'x-dp-slate-token',
  encrypted: 'x-dp-encrypted-token',
  device: 'x-dp-device-attributes',
  currency: 'x-dp-currency-preference',
  metadata: 'x-dp-metadata',
  language: 'Accept-Language',
}

/** The fields of elements that fill headers (COR-076). An element without the field does not send the header. */
export const headerFields = {
  csrf: 'csrfToken',
  slate: 'slateToken',
  encrypted: 'encryptedToken',
  currency: 'currencyPreference',
  metadata: 'assistantMetadata',
} as const satisfies Partial<Record<CallHeader, string>>

/** What each header holds, for people who write servers. */
export const headerWords: Readonly<Record<CallHeader, { about: string; example: string }>> = {
  csrf: { about: 'The anti-forgery token of the page.', example: 'f3a1…' },
  slate: { about: 'The slate token, if the page has one.', example: '9c2e…' },
  encrypted: { about: 'The encrypted token of the product.', example: '77b0…' },
  device: {
    about: 'Kind of device: APP,APP_MASH in the app, MOBILE on mobile web, else DESKTOP.',
    example: 'DESKTOP',
  },
  currency: { about: 'Currency that the shopper prefers, ISO 4217.', example: 'EUR' },
  metadata: { about: 'Further data of the page.', example: 'x1' },
  language: { about: 'Language of the shopper (BCP 47).', example: 'de-DE' },
}
