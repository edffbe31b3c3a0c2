import { doc } from '../dom/builtin.ts'
import { registry } from '../page/registry.ts'

const scroll = (registry.scroll ??= { locks: 0, free: () => {} })

function setRootStyle(name: string, value: string): () => void {
  const { style } = doc.documentElement
  const before = style.getPropertyValue(name)
  const priority = style.getPropertyPriority(name)
  style.setProperty(name, value, 'important')
  return () => style.setProperty(name, before, priority)
}

function lockRoot(): () => void {
  const hasScrollbar = innerWidth > doc.documentElement.clientWidth
  const unlock = setRootStyle('overflow', 'hidden')
  // Without the gutter, the page would shift when its scrollbar goes.
  const freeGutter = hasScrollbar ? setRootStyle('scrollbar-gutter', 'stable') : () => {}
  return () => {
    unlock()
    freeGutter()
  }
}

/**
 * Stops the page from scrolling. The page scrolls again after every returned function has been called, also those of
 * other copies of the library. Then the root element gets its own overflow back (COR-034, COR-098).
 */
export function lockScroll(): () => void {
  if (scroll.locks++ === 0) scroll.free = lockRoot()
  let held = true
  return () => {
    if (held && --scroll.locks === 0) scroll.free()
    held = false
  }
}
