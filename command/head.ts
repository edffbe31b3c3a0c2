/** Address of a library file. The base may lack its slash at the end. */
export const addressOf = (base: string, file: string): string => base.replace(/\/?$/, '/') + file

/** Attributes that make the browser refuse a changed file. */
export const integrityOf = (sum: string | undefined): string =>
  sum ? ` integrity="${sum}" crossorigin` : ' crossorigin'

/** A line that loads a module together with the page (COR-115). Pass address and nonce escaped for an attribute. */
export const preloadLine = (address: string, sum: string | undefined, nonce?: string): string =>
  `<link rel="modulepreload" href="${address}"${integrityOf(sum)}${nonce ? ` nonce="${nonce}"` : ''}>`
