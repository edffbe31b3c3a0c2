import { listsOf } from './words.mjs'

/** One page of Markdown about each tag, and llms.txt, which leads to them (llmstxt.org). */

const fenced = html => `\`\`\`html\n${html}\n\`\`\``
const section = (heading, text) => `## ${heading}\n\n${text}`

/** A text may hold any character but what ends it. */
const textItem = ([id, text]) => `- \`${id}\`: “${text}”`

export const referencePage = element =>
  `${[
    `# ${element.tag}`,
    element.about,
    ...listsOf(element).map(({ heading, lines }) => section(heading, lines.join('\n'))),
    section('Texts', Object.entries(element.texts).map(textItem).join('\n')),
    ...element.examples.map(({ title, html }) => section(`Example: ${title}`, fenced(html))),
  ].join('\n\n')}\n`

const start = `Put the two lines into the page, and a tag wherever its feature belongs. What stands between its tags is the
fallback, which shows until the element is there.

${fenced(`<link rel="stylesheet" href="/dist/dp.css">
<script src="/dist/dp.js" defer></script>`)}

- A field is an attribute (\`data-max-quantity="10"\`) or a key of the tag's page state: JSON in
  \`<script type="application/json" data-dp-state="quantity-selector">\`, inside of the element or anywhere in the page. An attribute goes first.
- \`<script type="application/json" data-dp-state="page">\` fills the page stores that all elements share, one key per store.
- Events bubble and are composed. Those that begin with \`dp-before-\` can be prevented.
- States are matched by \`:state(…)\`, parts are styled by \`::part(…)\`.
- \`(window.dp = window.dp || []).push(({ stores, elements, version }) => …)\` runs once the library has loaded.`

const link = ({ tag, name, about }) => `- [${tag}](reference/${name}.md): ${about}`

const token = ({ name, about, default: value }) => `- \`${name}\`: ${about} Default: \`${value}\`.`

const files = `- [custom-elements.json](custom-elements.json): Custom Elements Manifest
- [web-types.json](web-types.json): for the editors of JetBrains
- [vscode.html-custom-data.json](vscode.html-custom-data.json): for Visual Studio Code
- [index.d.ts](index.d.ts): TypeScript; JSX in [jsx/react.d.ts](jsx/react.d.ts) and [jsx/preact.d.ts](jsx/preact.d.ts)
- [openapi.json](openapi.json): OpenAPI 3.1 of the calls that your server answers
- [cms/storyblok/components.json](cms/storyblok/components.json): components for Storyblok`

const schemaLink = ({ tag, name }) =>
  `- [schemas/${name}.json](schemas/${name}.json): JSON Schema of the page state of ${tag}`

const blockLink = ({ tag, name }) => {
  const path = `cms/wordpress/${name}/block.json`
  return `- [${path}](${path}): block of WordPress with the fields of ${tag}`
}

export const llms = ({ name, about, elements, tokens }) =>
  `${[
    `# ${name}`,
    `> ${about}`,
    start,
    section('Elements', elements.map(link).join('\n')),
    section('Custom properties', tokens.map(token).join('\n')),
    section('Files', [files, ...elements.map(schemaLink), ...elements.map(blockLink)].join('\n')),
  ].join('\n\n')}\n`
