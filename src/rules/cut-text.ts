/** Cuts a text to `limit` characters and adds an ellipsis. A shorter text stays whole. */
export function cutText(text: string, limit: number): string {
  // Counts code points: half an emoji would show as a replacement character.
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}
