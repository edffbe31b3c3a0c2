/**
 * A text as a part of an address. Half of a surrogate pair, as a page may cut a text,
 * has no encoding: it becomes U+FFFD.
 */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
