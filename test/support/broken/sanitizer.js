// Takes nothing out.
export const sanitize = html => document.createRange().createContextualFragment(html)
