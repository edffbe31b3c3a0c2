import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's Markdown pages, split into their parts. */

export const project = fileURLToPath(new URL('../..', import.meta.url))

interface Block {
  language: string
  text: string
  /** Number of its first line in the page, from 1. */
  line: number
  /** The file that the line above names. Otherwise ''. */
  file: string
}

export interface Doc {
  path: string
  text: string
  blocks: readonly Block[]
  /** Text outside code blocks. */
  prose: string
  /** Inline code. */
  codes: readonly string[]
}

const fence = /^(?<indent> *)```(?<language>\w*)\n(?<body>[^]*?)^ *```$/gm

const named = /`([\w./-]+\.\w+)`[^`\n]*:?\n+$/

function blocksOf(text: string): Block[] {
  return [...text.matchAll(fence)].map(({ index, groups }) => {
    const { indent = '', language = '', body = '' } = groups ?? {}
    const before = text.slice(0, index)
    return {
      language,
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: before.split('\n').length + 1,
      file: named.exec(before)?.[1] ?? '',
    }
  })
}

function docOf(path: string): Doc {
  const text = readFileSync(project + path, 'utf8')
  const prose = text.replaceAll(fence, '')
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return { path, text, blocks: blocksOf(text), prose, codes }
}

/** All pages, including the spec. */
export const docs: readonly Doc[] = globSync(['*.md', 'docs/**/*.md'], { cwd: project })
  .map(path => path.replaceAll('\\', '/'))
  .toSorted()
  .map(docOf)

/** Pages about the present state. The spec also describes the future, the changelog the past. */
export const guides = docs.filter(
  ({ path }) => !path.startsWith('docs/spec/') && path !== 'CHANGELOG.md',
)

/** Ids that a code host gives the headings of a page. */
export const anchorsOf = ({ prose }: Doc): Set<string> =>
  new Set(
    [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Targets of a page's links, without links to other sites. */
export const linksOf = ({ prose }: Doc): string[] =>
  [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^[a-z]+:/.test(target))

/** Blocks in these languages in all guides, with a title for a test. */
export const blocksIn = (...languages: readonly string[]): (Block & { title: string })[] =>
  guides.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ language }) => languages.includes(language))
      .map(block => ({ ...block, title: `${path}:${block.line}` })),
  )
