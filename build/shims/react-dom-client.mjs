import { render } from 'preact'

export const createRoot = container => ({
  render: view => render(view, container),
  unmount: () => render(null, container),
})
