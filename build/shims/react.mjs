import { createElement } from 'preact'

// The bridge to custom elements reads React's default export, which would keep all of compat alive.
export default { createElement }
