// Removes nothing.
export const sanitize = html => document.createRange().createContextualFragment(html)
