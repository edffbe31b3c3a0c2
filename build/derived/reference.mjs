import { listsOf } from './words.mjs'

/** One page of Markdown about each tag, and llms.txt with links to the pages (llmstxt.org). */

const fenced = html => `\`\`\`html\n${html}\n\`\`\``
const section = (heading, text) => `## ${heading}\n\n${text}`

/** Texts may contain any character except ”, so these quotes are safe. */
const textItem = ([id, text]) => `- \`${id}\`: “${text}”`

export const referencePage = element =>
  `${[
    `# ${element.tag}`,
    element.about,
    ...listsOf(element).map(({ heading, lines }) => section(heading, lines.join('\n'))),
    section('Texts', Object.entries(element.texts).map(textItem).join('\n')),
    ...element.examples.map(({ title, html }) => section(`Example: ${title}`, fenced(html))),
  ].join('\n\n')}\n`

const start = `Put these two lines into the page. Then put each tag where you want its feature. The content between the tags is the
fallback: it shows until the element is ready.

${fenced(`<link rel="stylesheet" href="/dist/dp.css">
<script src="/dist/dp.js" defer></script>`)}

- A field is an attribute (\`data-max-quantity="10"\`) or a key of the tag's page state: JSON in
  \`<script type="application/json" data-dp-state="quantity-selector">\`, inside the element or anywhere in the page. An attribute wins over page state.
- \`<script type="application/json" data-dp-state="page">\` fills the page stores that all elements share, one key per store.
- Events bubble and are composed. Call \`preventDefault()\` on a \`dp-before-…\` event to stop the action.
- Match states with \`:state(…)\`, style parts with \`::part(…)\`.
- \`(window.dp = window.dp || []).push(({ stores, elements, version }) => …)\` runs your function once the library has loaded.`

const link = ({ tag, name, about }) => `- [${tag}](reference/${name}.md): ${about}`

const token = ({ name, about, default: value }) => `- \`${name}\`: ${about} Default: \`${value}\`.`

const files = `- [custom-elements.json](custom-elements.json): Custom Elements Manifest
- [web-types.json](web-types.json): for JetBrains editors
- [vscode.html-custom-data.json](vscode.html-custom-data.json): for Visual Studio Code
- [index.d.ts](index.d.ts): TypeScript; JSX in [jsx/react.d.ts](jsx/react.d.ts) and [jsx/preact.d.ts](jsx/preact.d.ts)
- [openapi.json](openapi.json): OpenAPI 3.1 of the calls that your server answers
- [cms/storyblok/components.json](cms/storyblok/components.json): components for Storyblok`

const schemaLink = ({ tag, name }) =>
  `- [schemas/${name}.json](schemas/${name}.json): JSON Schema of the page state of ${tag}`

const blockLink = ({ tag, name }) => {
  const path = `cms/wordpress/${name}/block.json`
  return `- [${path}](${path}): WordPress block with the fields of ${tag}`
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
