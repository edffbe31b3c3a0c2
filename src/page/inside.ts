import { builtin } from '../dom/builtin.ts'

/** true: the element stands in the content of an element with this tag. */
export const isInside = (element: Element, tag: string): boolean =>
  builtin(element).closest(tag) !== null
