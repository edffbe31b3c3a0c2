import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { doc } from '../dom/builtin.ts'

interface InNodeProps {
  /** A node of server HTML. What it holds stays. */
  node: Element
  children: ReactNode
}

/** React does not end a root while it draws another one. */
async function endLater(root: Root): Promise<void> {
  // oxlint-disable-next-line unicorn/no-unnecessary-await -- the code after the await must run later
  await 0
  root.unmount()
}

/** Draws its children at the end of a node that no view has drawn. A portal would bring all of preact/compat. */
export function InNode({ children, node }: InNodeProps): null {
  const root = useRef<Root | null>(null)
  useLayoutEffect(() => {
    const place = doc.createElement('div')
    node.append(place)
    const made = createRoot(place)
    root.current = made
    return () => {
      root.current = null
      place.remove()
      void endLater(made)
    }
  }, [node])
  useLayoutEffect(() => root.current?.render(children))
  return null
}
