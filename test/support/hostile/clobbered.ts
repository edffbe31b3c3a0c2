import type { HostilePage } from './page.ts'

/** Pages whose markup hides properties of the document, of the window and of forms (COR-140). A review can hold it. */

/** Runs a script of the page in which `namesOf(object)` gives the names of all its properties, inherited ones, too. */
const script = (code: string) => `<script>{
  const namesOf = object => object
    ? [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))]
    : []
  ${code}
}</script>`

/** Every second name stands twice, so that the document gives a list of nodes. */
export const clobberedDocument = script(`
  const box = document.createElement('div')
  for (const [at, name] of namesOf(HTMLDocument.prototype).entries()) {
    const image = Object.assign(document.createElement('img'), { name, hidden: true })
    const form = Object.assign(document.createElement('form'), { name })
    box.append(image, ...(at % 2 ? [form] : []))
  }
  document.currentScript.after(box)
`)

/** Globals that our code or its packages ask for, and that no browser or not every browser has. */
const globals = `
  cancelIdleCallback define DOMPurify exports global litElementPolyfillSupport litElementVersions litHtmlPolyfillSupport
  litHtmlVersions litIssuedWarnings litNonce litPropertyMetadata module nanostoresGlobal preact process React
  reactiveElementPolyfillSupport reactiveElementVersions requestAnimationFrame requestIdleCallback require Sanitizer
  scheduler ShadyCSS ShadyDOM trustedTypes TrustedTypePolicyFactory __PREACT_DEVTOOLS__ __REACT_DEVTOOLS_GLOBAL_HOOK__
`
  .trim()
  .split(/\s+/)

const clobberedWindow = script(`
  for (const name of ${JSON.stringify(globals)}) {
    delete window[name]
    const link = Object.assign(document.createElement('a'), { id: name })
    document.currentScript.after(link, Object.assign(document.createElement('form'), { name }))
  }
`)

/** Puts controls with every name that a form has into these forms. They submit nothing. */
export const clobberForms = `
  for (const form of forms) {
    form.prepend(...namesOf(HTMLFormElement.prototype).map(name =>
      Object.assign(document.createElement('output'), { name, hidden: true })))
  }
`
export const clobberedForms = script(`
  const forms = document.querySelectorAll('form')
  ${clobberForms}
`)

export const clobberedPages: readonly HostilePage[] = [
  {
    name: 'images and forms with the names of all that a document has',
    rows: 'COR-140',
    around: stage => clobberedDocument + stage,
  },
  {
    name: 'links and forms with the names of globals that a browser lacks',
    rows: 'COR-140',
    around: stage => clobberedWindow + stage,
  },
  {
    name: 'controls with the names of all that a form has',
    rows: 'COR-140',
    around: stage => `<form method="dialog">${stage}</form>`,
    end: script(`
      const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)]
      const forms = roots.flatMap(root => [...root.querySelectorAll('form')])
      ${clobberForms}
    `),
  },
]
