import { atom } from 'nanostores'
import type { FieldValidator } from '../../../../elements/gifts/field-validator.ts'
import { builtin } from '../../../dom/builtin.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { afterPress, watchPresses } from '../../../page/after-press.ts'
import { followForms, joinChecked } from '../../../page/checked-forms.ts'
import { markInvalid } from '../../../page/marked-field.ts'
import { watchInside, watchPage } from '../../../page/nodes.ts'
import { outlet } from '../../../page/outlet.ts'
import { statedConstraints } from '../../../rules/constraint-list.ts'
import { fillGiven } from '../../../rules/constraint-text.ts'
import type { Constraint } from '../../../rules/constraints.ts'
import { dayOf } from '../../../rules/days.ts'
import { findControl, groupOf, isPlainNumber, takesText, valueOf } from './control.rules.ts'
import type { Control } from './control.rules.ts'
import { errorNodes, outletStyles } from './error.template.ts'
import { formatted, lacksOf, strictAmountError, type FieldRules, type Lack } from './field.rules.ts'
import type { messages } from './field-validator.messages.ts'
import { hearField } from './heard-field.model.ts'

const transitions = {
  untouched: { pass: 'valid', fail: 'invalid' },
  valid: { fail: 'invalid', reset: 'untouched' },
  invalid: { pass: 'valid', reset: 'untouched' },
} as const

/** false: the group of a radio button has got others. */
const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((node, at) => node === other[at])

const today = () => dayOf(new Date())

export function model(ports: WrapperPorts<FieldValidator, typeof messages>) {
  const { element } = ports
  const { $state, send } = machine(transitions, 'untouched')
  const nodes = errorNodes()
  /** The error, where it stands inside the tag. */
  const $inside = atom<HTMLElement | null>(null)
  const warned = new Set<string>()
  /** null: the page states none for the field, so the field is not checked. */
  let constraints: readonly Constraint[] | null = null
  let control: Control | null = null
  /** The last field, which may come back as it was. */
  let before: Control | null = null
  let lack: Lack | null = null
  let unbind: (() => void) | null = null
  /** The fields that are heard. */
  let bound: readonly Control[] = []
  let unmark: ((isMended: boolean) => void) | null = null
  let removeOutlet: (() => void) | null = null
  /** true: the value has passed, but the shopper was still typing. */
  let isFormatDue = false

  const isWrapped = () => ports.config.for === undefined
  const root = () => builtin(element.getRootNode() as Document | ShadowRoot)
  const group = () => (control ? groupOf(control, root()) : [])
  const hasFocus = () => !!control && root().activeElement === control

  function warnOnce(text: string): void {
    if (!warned.has(text)) ports.warn(text)
    warned.add(text)
  }

  function rules(): FieldRules {
    const { currencySymbol, formatter, fractionalDigits, listField, locale, optional } =
      ports.config
    return {
      constraints: constraints ?? [],
      formatter,
      isOptional: optional,
      isList: listField,
      isPlain: !!control && isPlainNumber(control),
      settings: { locale, symbol: currencySymbol, digits: fractionalDigits },
      today,
    }
  }

  function readConstraints(): void {
    const { field, constraints: all } = ports.config
    const given = Object.hasOwn(all, field) ? all[field] : undefined
    const stated = statedConstraints(given, `constraints.${field}`, today())
    constraints = Array.isArray(given) ? stated.constraints : null
    if (given !== undefined) stated.faults.forEach(warnOnce)
    if (!constraints) reset()
  }

  /** Told at the first check, because page state may come late. */
  function tellUnstated(): void {
    const { field, constraints: all } = ports.config
    if (Object.hasOwn(all, field)) return
    warnOnce(
      `constraints.${field}: expected a list of constraints, got nothing; the field is not checked`,
    )
  }

  // What shows

  function words({ constraint, errorId }: Lack): string {
    const { locale, strings } = ports.config
    const given = Object.hasOwn(strings, errorId) ? strings[errorId] : undefined
    if (given && constraint) return fillGiven(given, constraint, locale, today())
    if (given || errorId === strictAmountError) return given ?? ports.text(strictAmountError)
    warnOnce(
      `strings.${errorId}: expected the text of this error, got nothing; "${ports.text('validator.default')}" is used instead`,
    )
    return ports.text('validator.default')
  }

  function hide(isMended: boolean): void {
    unmark?.(isMended)
    unmark = null
    nodes.described.replaceWith()
    afterPress(place)
  }

  /** Puts the error where the shopper sees it, or takes it away. */
  function place(): void {
    const isSeen = !!unmark
    const isInside = isSeen && (isWrapped() || !control)
    $inside.set(isInside ? nodes.shown : null)
    if (isSeen && !isInside && control) {
      const last = group().at(-1) ?? control
      removeOutlet ??= outlet(last.closest('label') ?? last, nodes.shown, outletStyles)
    } else {
      removeOutlet?.()
      removeOutlet = null
    }
  }

  /** Shows the error, or the same error in another text or at another place. */
  function show(): void {
    if (!lack) return
    nodes.tell(words(lack))
    if (nodes.described.parentNode !== element) element.append(nodes.described)
    if (!unmark) {
      const ends = group().map(one => markInvalid(one, nodes.described.id))
      unmark = isMended => ends.forEach(end => end(isMended))
    }
  }

  function enter(trigger: 'pass' | 'fail' | 'reset'): void {
    send(trigger)
    for (const state of ['untouched', 'valid', 'invalid'] as const) {
      ports.state(state, $state.get() === state)
    }
  }

  function reset(): void {
    lack = null
    isFormatDue = false
    hide(true)
    enter('reset')
  }

  // Checks

  function format(): void {
    isFormatDue = false
    if (!control || !takesText(control)) return
    const text = formatted(control.value, rules())
    if (text !== null) control.value = text
  }

  /** true: the shopper can neither see the field nor what it lacks, so the form would be blocked in silence. */
  const isHidden = () =>
    ![control, isWrapped() || !control ? element : control.parentElement].some(node =>
      node?.checkVisibility(),
    )

  function lacksNow(): readonly Lack[] {
    if (control) return lacksOf(valueOf(control, group()), rules())
    // Without a field, there is nothing to compare with (VAL-010).
    return ports.config.optional
      ? []
      : (constraints ?? [])
          .filter(({ method }) => method === 'notNull')
          .map(constraint => ({ errorId: constraint.errorId, constraint }))
  }

  /** true: the field may be submitted. */
  function check(trigger: string): boolean {
    if (!constraints) tellUnstated()
    if (!constraints || control?.matches(':disabled')) return true
    const lacks = lacksNow()
    if (!control && lacks.length === 0) return true
    const [first = null] = lacks
    const wasShown = nodes.shown.textContent
    const wasInvalid = !!lack
    lack = first
    enter(first ? 'fail' : 'pass')
    if (first) {
      show()
      // The form stays, so the press has nothing to miss.
      if (trigger === 'submit') place()
      else afterPress(place)
    } else {
      hide(true)
      isFormatDue = true
      const isTyping = /^(input|key)/.test(trigger) && hasFocus()
      if (!isTyping) format()
    }
    ports.emit('dp-field-validated', {
      field: ports.config.field,
      valid: !first,
      errorIds: [...new Set(lacks.map(({ errorId }) => errorId))],
      trigger,
    })
    const isNew = !wasInvalid || wasShown !== nodes.shown.textContent
    if (first && isNew && trigger !== 'submit') ports.announce(nodes.shown.textContent)
    return !first
  }

  function focus(failed: number): void {
    const all = group()
    const target = all.find(one => (one as HTMLInputElement).checked) ?? control
    target?.focus()
    // A hidden field cannot take it. The view draws the error first.
    if (!target || root().activeElement !== target) ports.after(0, () => nodes.shown.focus())
    if (failed > 1) ports.announce(ports.text('validator.summary'))
  }

  // The field in the page

  function bind(): void {
    bound = group()
    unbind?.()
    unbind =
      control &&
      hearField(ports, control, bound, {
        check: trigger => void check(trigger),
        left: () => isFormatDue && format(),
        reset,
      })
  }

  /** The page may have put another field in the place of the field, or brought it back. */
  function refresh(): void {
    const found = findControl(element, ports.config.for, root())
    if (found !== control) {
      hide(false)
      place()
      control = found
      if (found && found !== before) reset()
      before = found ?? before
      bind()
    } else if (!isSameList(bound, group())) {
      hide(false)
      bind()
    }
    if (control) show()
    afterPress(place)
    followForms()
  }

  ports.onConfig((config, was) => {
    if (config.constraints !== was.constraints || config.field !== was.field) readConstraints()
    if (config.for !== was.for) hide(false)
    refresh()
    bind()
  })
  ports.use(() => {
    refresh()
    bind()
    const stops = [
      watchPresses(),
      watchPage(refresh),
      watchInside(element, refresh),
      joinChecked(element, {
        control: () => control,
        check: () => isHidden() || check('submit'),
        focus,
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      unbind?.()
      unbind = null
      hide(false)
      place()
    }
  })
  readConstraints()
  enter('reset')

  return { $state, $inside }
}
export type FieldValidatorModel = ReturnType<typeof model>
