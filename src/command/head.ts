/** Address of a file of the library, whose folder may be given without its slash. */
export const addressOf = (base: string, file: string): string => base.replace(/\/?$/, '/') + file

/** What lets a browser refuse a file that is not the built one. */
export const integrityOf = (sum: string | undefined): string =>
  sum ? ` integrity="${sum}" crossorigin` : ' crossorigin'

/** Makes the load of a module start with the page (COR-115). All but the sum: as they stand in an attribute. */
export const preloadLine = (address: string, sum: string | undefined, nonce?: string): string =>
  `<link rel="modulepreload" href="${address}"${integrityOf(sum)}${nonce ? ` nonce="${nonce}"` : ''}>`
