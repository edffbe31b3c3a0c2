/**
 * Hides the first heading of the server's content and returns its words: it becomes the title of the layer around the
 * content. One that holds more than its words, such as a close control, stays. '': there is none.
 */
export function takeHeading(content: HTMLElement): string {
  const headings = [...content.querySelectorAll<HTMLElement>('header, h1, h2, h3, h4')]
  const heading = headings.find(
    one => !one.querySelector('h1, h2, h3, h4, a, button, [data-dp-action]'),
  )
  if (heading) heading.hidden = true
  return heading?.textContent.trim() ?? ''
}
