import { flushSync } from 'react-dom'
import { createRoot as createReactRoot } from 'react-dom/client'

/** A root that draws its view at once, as preact does, so the browser never paints an empty element. */
export function createRoot(container) {
  const root = createReactRoot(container)
  return {
    render: view => flushSync(() => root.render(view)),
    unmount: () => root.unmount(),
  }
}
