import { createElement, Fragment } from 'preact'

// preact's own runtime repeats what createElement does. Every first load would carry both.
export const jsx = (type, props, key) =>
  createElement(type, key === undefined ? props : { ...props, key })
export { Fragment, jsx as jsxs }
