import { atom } from 'nanostores'
import type { FitGuide } from '../../../../elements/wardrobe/fit-guide.ts'
import { sizeReftag } from '../../../contract/wardrobe/size-reftag.ts'
import { builtin } from '../../../dom/builtin.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { foldAway, type FoldAway } from '../../../overlay/fold-away.ts'
import { late } from './fit-guide.late.ts'
import type { messages } from './fit-guide.messages.ts'
import { showsAny } from './fit-guide.rules.ts'

const transitions = {
  collapsed: { unfold: 'expanded' },
  expanded: { fold: 'collapsed' },
} as const

export function model(ports: WrapperPorts<FitGuide, typeof messages>) {
  const { $state, send } = machine(transitions, ports.config.expanded ? 'expanded' : 'collapsed')
  /** The guide that page state has given, once it is sanitized. It shows in place of the content between the tags. */
  const $given = atom<HTMLElement | null>(null)
  const $isEmpty = atom(true)
  /** HTML that is on its way has room for its control. */
  let isComing = false
  let box: HTMLElement | null = null
  let folding: FoldAway | null = null

  const isExpanded = () => $state.get() === 'expanded'

  function look(): void {
    const hasOwn = showsAny(builtin(ports.element).childNodes)
    $isEmpty.set(!isComing && !$given.get() && !hasOwn)
    tell()
  }
  function tell(): void {
    ports.state('expanded', isExpanded() && !$isEmpty.get())
    ports.state('collapsed', !isExpanded() && !$isEmpty.get())
  }

  async function takeHtml(): Promise<void> {
    const { html } = ports.config
    isComing = !!html
    const file = html ? await ports.late(late.given) : null
    const given = html ? await file?.givenGuide(html) : null
    // The page may have changed the field meanwhile.
    if (html !== ports.config.html) return
    isComing = false
    $given.set(given ?? null)
    look()
  }

  function turn(unfolds: boolean, moves: boolean): boolean {
    if (!send(unfolds ? 'unfold' : 'fold')) return false
    folding?.fold(!unfolds, moves)
    tell()
    return true
  }

  /** The shopper unfolds or folds the guide, or finds a text in it by searching the page (SIZ-021). */
  function toggle(): void {
    const unfolds = !isExpanded()
    if (!turn(unfolds, true)) return
    const { asin = null, collapseReftag, expandReftag } = ports.config
    const query = { ref_: unfolds ? expandReftag : collapseReftag, asin: asin ?? '' }
    if (asin) void ports.call(sizeReftag, { query })
    ports.emit(unfolds ? 'dp-fit-guide-expanded' : 'dp-fit-guide-collapsed', { asin })
  }

  function hold(drawn: HTMLElement | null): void {
    if (drawn === box) return
    folding?.end()
    box = drawn
    folding = box && foldAway(box, () => box?.querySelectorAll<HTMLElement>('.guide') ?? [])
    folding?.fold(!isExpanded(), false)
  }

  ports.onConfig((config, before) => {
    if (config.expanded !== before.expanded) turn(config.expanded, false)
    if (config.html !== before.html) void takeHtml()
  })
  ports.use(() => {
    look()
    return () => hold(null)
  })
  void takeHtml()

  return {
    $state,
    $given,
    $isEmpty,
    isExpanded,
    drawn: (root: ParentNode): void => hold(root.querySelector('.box')),
    /** The content between the tags has changed. */
    look,
    toggle,
  }
}
export type FitGuideModel = ReturnType<typeof model>
