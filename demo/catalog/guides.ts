import { readFileSync } from 'node:fs'
import { Marked, type Tokens } from 'marked'
import type { Found } from './found.ts'

/** The guides for template authors in docs/, as pages of the catalogue. */

const names = ['embedding', 'page-scripts', 'theming', 'linting', 'security'] as const

export interface Guide {
  name: string
  title: string
  html: string
  headings: readonly { id: string; text: string }[]
}

/** The id of a heading, as GitHub makes it: links in docs/ work in both places. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-')

/** Links between guides become links between pages. Other files of docs/ have no page here. */
function targetOf(href: string): string | null {
  if (/^(?:https?:|#)/.test(href)) return href
  const [file = '', id] = href.split('#')
  const name = names.find(one => `${one}.md` === file)
  return name ? `${name}.html${id ? `#${id}` : ''}` : null
}

function rendered(markdown: string): Pick<Guide, 'html' | 'headings'> {
  const headings: { id: string; text: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const plain = text.replaceAll('`', '')
        const id = idOf(plain)
        if (depth > 1) headings.push({ id, text: plain })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        const target = targetOf(href)
        return target ? `<a href="${target}">${text}</a>` : text
      },
    },
    hooks: {
      postprocess: html =>
        html
          .replaceAll('<pre>', '<pre tabindex="0">')
          .replaceAll('<table>', '<div class="table"><table>')
          .replaceAll('</table>', '</table></div>'),
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

export const guides: readonly Guide[] = names.map(name => {
  const markdown = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
  const [, title = name] = /^# (.+)$/m.exec(markdown) ?? []
  return { name, title, ...rendered(markdown) }
})

export const foundInGuides = (): Found[] =>
  guides.flatMap(({ name, title, headings }) =>
    headings.map(({ id, text }) => ({
      kind: 'guide',
      name: text,
      about: title,
      href: `${name}.html#${id}`,
    })),
  )
