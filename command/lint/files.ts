import { statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { WrongUse } from '../command.ts'

/** Extensions that dp lint reads in a folder. A file that you name is always read. */
const extensions =
  'html,htm,xhtml,shtml,php,phtml,jsp,jspf,jspx,tag,tagx,gsp,erb,ejs,eta,asp,aspx,ascx,master,cshtml,vbhtml,razor,' +
  'twig,liquid,hbs,handlebars,mustache,jinja,jinja2,j2,njk,tpl,latte,ftl,ftlh,vm,cfm'

const kindOf = (path: string): 'file' | 'folder' | 'pattern' => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 'pattern'
  return found.isDirectory() ? 'folder' : 'file'
}

const ignore = ['**/node_modules/**', '**/.git/**']

function filesAt(path: string): readonly string[] {
  const kind = kindOf(path)
  if (kind === 'file') return [path]
  if (kind === 'pattern') return globSync(path, { ignore, absolute: isAbsolute(path) })
  const folder = path.replace(/[\\/]*$/, '/')
  const found = globSync(`**/*.{${extensions}}`, { ignore, cwd: path })
  return found.map(file => folder + file)
}

/** All files of these paths, folders and patterns, each file once. */
export function filesOf(paths: readonly string[]): readonly string[] {
  const files = new Map<string, string>()
  for (const path of paths) {
    const found = filesAt(path)
    if (found.length === 0) {
      throw new WrongUse(
        `${path}: no file found. Name a page, a template, a folder of them, or a pattern.`,
      )
    }
    for (const file of found.toSorted()) files.set(resolve(file), file)
  }
  return [...files.values()]
}
