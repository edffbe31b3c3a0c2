/** Indents all lines except the first by `by`. */
export const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** Indents a text that follows `before`: all its lines get the indent of the last line of `before`. */
export const indentAs = (before: string, text: string): string =>
  indent(text, /(?:^|\n)([ \t]*)$/.exec(before)?.[1] ?? '')

const edge = /^[ \t]*/

/** Indents lines of HTML by two spaces, whatever their indent was. Trims a single line. */
export function moveIn(html: string): string {
  const lines = html.replace(/^\s*\n|\s+$/g, '').split('\n')
  if (lines.length === 1) return html.trim()
  const depths = lines.filter(line => line.trim()).map(line => edge.exec(line)?.[0].length ?? 0)
  const depth = Math.min(...depths)
  return lines.map(line => (line.trim() ? `  ${line.slice(depth)}` : '')).join('\n')
}
