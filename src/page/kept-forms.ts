import { builtin } from '../dom/builtin.ts'

/** Where a form leads. The sanitizer lets no answer say this (COR-080). */
const leading = ['action', 'target']

const formsIn = (root: ParentNode & Node): HTMLFormElement[] => [
  ...builtin(root).querySelectorAll('form'),
]

const idOf = (form: HTMLFormElement): string | null => builtin(form).getAttribute('id')

/** The forms of `content` lead where those of the page in their places lead: with the same id, or else the next. */
export function keepForms(place: ParentNode & Node, content: ParentNode & Node): void {
  const before = formsIn(place)
  for (const form of formsIn(content)) {
    const at = before.findIndex(one => idOf(one) === idOf(form))
    const [own] = at < 0 ? [] : before.splice(at, 1)
    for (const name of leading) {
      const value = own && builtin(own).getAttribute(name)
      if (value) builtin(form).setAttribute(name, value)
    }
  }
}
