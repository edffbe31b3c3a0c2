import { bubbling } from '../dom/bubbling.ts'
import { builtin, doc } from '../dom/builtin.ts'
import { watchControl } from './control-value.ts'

/** A radio button that the page wrote for an option, such as a way of shipping. It stays the page's. */
export interface RadioOption {
  isChosen(): boolean
  /**
   * Disables the radio button and chooses another enabled one of its group in its place, with a change event. The only
   * enabled one of a group stays as it is (CAL-045).
   */
  turnOff(): void
  /** Gives the radio button back as the page had it. */
  turnOn(): void
  end(): void
}

/** The radio buttons among which a shopper chooses one. */
const groupOf = ({ form, name, ownerDocument }: HTMLInputElement): HTMLInputElement[] =>
  [...builtin(ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    radio => radio.name === name && radio.form === form,
  )

/**
 * Follows the radio button that `selector` matches, also when the page draws it anew. `heard`: the choice may be another, by
 * the shopper or by a script.
 */
export function radioOption(selector: string, heard: (isChosen: boolean) => void): RadioOption {
  let off: HTMLInputElement | null = null
  const radio = () => {
    const found = doc.querySelector(selector)
    return found instanceof HTMLInputElement && found.type === 'radio' ? found : null
  }
  const isChosen = () => radio()?.checked ?? false
  let last = isChosen()
  const stop = watchControl(() => {
    // The page has drawn it anew, as if it could be chosen.
    if (off && !off.isConnected) turnOff()
    const now = isChosen()
    if (now === last) return
    last = now
    heard(now)
  })
  function turnOff(): void {
    const own = radio()
    const other = own && groupOf(own).find(one => one !== own && !one.matches(':disabled'))
    if (!own || own.disabled || !other) return
    off = own
    const wasChosen = own.checked
    own.disabled = true
    if (!wasChosen) return
    other.checked = true
    other.dispatchEvent(bubbling('change'))
  }
  function turnOn(): void {
    if (off) off.disabled = false
    off = null
  }
  return {
    isChosen,
    turnOff,
    turnOn,
    end() {
      stop()
      turnOn()
    },
  }
}
