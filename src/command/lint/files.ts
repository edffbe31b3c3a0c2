import { statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { WrongUse } from '../command.ts'

/** What is read in a folder; a file that is named is read whatever it is called. */
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

/** The files that these paths, folders and patterns name, each once. */
export function filesOf(paths: readonly string[]): readonly string[] {
  const files = new Map<string, string>()
  for (const path of paths) {
    const found = filesAt(path)
    if (found.length === 0) {
      throw new WrongUse(`${path}: there is no such file, nor one in it to read`)
    }
    for (const file of found.toSorted()) files.set(resolve(file), file)
  }
  return [...files.values()]
}
