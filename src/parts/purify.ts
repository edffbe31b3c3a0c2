import DOMPurify from 'dompurify'
import { attributes, dropped, elements, isHarmless } from './harmless-html.ts'

DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (!isHarmless(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
})

/** Returns the harmless part of `html`, for browsers without a sanitizer of their own. */
export const purified = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    FORBID_CONTENTS: dropped,
    // It would also drop names that only the page's own forms have.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  })
