/** Text whose further lines begin with `by`. */
export const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** Text that is put behind `before`, with its further lines as far in as the line that it begins in. */
export const indentAs = (before: string, text: string): string =>
  indent(text, /(?:^|\n)([ \t]*)$/.exec(before)?.[1] ?? '')

const edge = /^[ \t]*/

/** Lines of HTML two spaces in, wherever they stood; one line alone without space around it. */
export function moveIn(html: string): string {
  const lines = html.replace(/^\s*\n|\s+$/g, '').split('\n')
  if (lines.length === 1) return html.trim()
  const depths = lines.filter(line => line.trim()).map(line => edge.exec(line)?.[0].length ?? 0)
  const depth = Math.min(...depths)
  return lines.map(line => (line.trim() ? `  ${line.slice(depth)}` : '')).join('\n')
}
