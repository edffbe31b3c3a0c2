/**
 * Finds elements by the class of `root`, because the page's markup can hide the method (COR-140). The class comes from
 * `root` itself: MooTools has a `Document` of its own (COR-093). For the loader: to it, `builtin` would be a twelfth of
 * its size.
 */
export const findAll = <E extends Element>(
  root: Document | Element,
  selector: string,
): NodeListOf<E> => Object.getPrototypeOf(root).querySelectorAll.call(root, selector)
