import { createElement } from 'preact'

// The bridge reads React's default export. With the original, all of compat would stay in the bundle.
export default { createElement }
