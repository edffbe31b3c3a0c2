/** A text of at most `limit` characters and an ellipsis; one that is not longer stays whole. */
export function cutText(text: string, limit: number): string {
  // By code points: half an emoji would be a replacement character.
  const characters = [...text]
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}
