/**
 * Finds elements by the class of `root`, because the page's markup can hide the method (COR-140). For the loader: to it,
 * `builtin` would be a twelfth of its size.
 */
export const findAll = <E extends Element>(
  root: Document | Element,
  selector: string,
): NodeListOf<E> =>
  (root instanceof Element ? Element : Document).prototype.querySelectorAll.call(
    root,
    selector,
  ) as NodeListOf<E>
