import { builtin } from '../dom/builtin.ts'

/** Keeps what a shopper has entered while the server's HTML around it is replaced (SVC-071). */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A hidden field holds what the server says. A file cannot be entered by a script. */
const controls = 'input:not([type="hidden"], [type="file"]), select, textarea'

const controlsIn = (root: ParentNode & Node): Control[] => [
  ...builtin(root).querySelectorAll<Control>(controls),
]

const isToggle = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const chosenAtFirst = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].findLast(one => one.defaultSelected) ?? options[0])?.value

/** Controls that have taken over what was entered into an earlier one. */
const carried = new WeakSet<Control>()

function isEntered(control: Control): boolean {
  if (carried.has(control)) return true
  if (isToggle(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) return control.value !== chosenAtFirst(control)
  return control.value !== control.defaultValue
}

/** true: to the shopper, both are one control. */
const isSame = (one: Control, other: Control): boolean =>
  one.name === other.name &&
  one.type === other.type &&
  (!isToggle(one) || one.value === other.value)

/** false: the select has no such option. */
function enter(from: Control, to: Control): boolean {
  if (to instanceof HTMLSelectElement && ![...to.options].some(one => one.value === from.value)) {
    return false
  }
  if (isToggle(from) && isToggle(to)) to.checked = from.checked
  else to.value = from.value
  return true
}

/** Reads what is entered in `root`. Returns a function that enters it into the same controls that stand there then. */
export function keepEntries(root: ParentNode & Node): () => void {
  const before = controlsIn(root)
  const entered = before.filter(one => one.name && isEntered(one))
  return () => {
    const after = controlsIn(root)
    for (const from of entered) {
      if (after.includes(from)) continue
      const place = before.filter(one => isSame(one, from)).indexOf(from)
      const to = after.filter(one => isSame(one, from))[place]
      if (!to || !enter(from, to)) continue
      // Of a group of radio buttons, each counts as entered.
      for (const one of after) if (one.name === to.name) carried.add(one)
    }
  }
}
