/** Where the text of a node ends on the right, in whole px. */
export function textEnd(node: Node): number {
  const text = document.createRange()
  text.selectNodeContents(node)
  return Math.round(text.getBoundingClientRect().right)
}
