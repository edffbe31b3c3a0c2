/** Calls a function that the page has set as a property of the element, else the one of its configuration. */
export function callOwn<Detail>(
  element: HTMLElement,
  name: string,
  configured: unknown,
  detail: Detail,
): void {
  const { [name]: own = configured } = element as unknown as Record<string, unknown>
  if (typeof own === 'function') own(detail)
}
