import type { Expander } from '../../../../elements/content/expander.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import type { FoldLimit } from '../../../overlay/fold-height.ts'
import { folding, type Folding } from '../../../overlay/folding.ts'
import { isMouseLeaving, isPlainPress } from './expander.rules.ts'
import type { messages } from './expander.messages.ts'

const transitions = {
  unmeasured: { fold: 'collapsed', unfold: 'expanded', fit: 'static' },
  collapsed: { unfold: 'expanded', fit: 'static' },
  expanded: { fold: 'collapsed', fit: 'static' },
  static: { fold: 'collapsed', unfold: 'expanded' },
} as const

/** How many lines stay visible, by kind. */
const lines = { title: 2, bullets: 5 }

export function model(ports: WrapperPorts<Expander, typeof messages>) {
  const { $state, send } = machine(transitions, 'unmeasured')
  const { element } = ports
  /** true: content that does not fit shows unfolded. The configuration sets the start, later the shopper decides. */
  let unfolds = ports.config.expanded
  let frame: HTMLElement | null = null
  let folded: Folding | null = null

  const isFoldable = () => $state.get() === 'collapsed' || $state.get() === 'expanded'
  const isTitle = () => ports.config.kind === 'title'

  function enter(trigger: 'fold' | 'unfold' | 'fit'): void {
    mark(false)
    send(trigger)
    mark(true)
  }
  function mark(on: boolean): void {
    const state = $state.get()
    if (state !== 'unmeasured') ports.state(state, on)
  }

  function unfold(unfolded: boolean, moves: boolean): void {
    unfolds = unfolded
    folded?.fold(!unfolded, moves)
    if (isFoldable()) enter(unfolded ? 'unfold' : 'fold')
  }

  function toggle(): void {
    if (!isFoldable()) return
    unfold(!unfolds, true)
    const { kind } = ports.config
    ports.emit(unfolds ? 'dp-content-expanded' : 'dp-content-collapsed', { kind })
  }

  function limit(): FoldLimit {
    const { collapsedHeight: px, kind } = ports.config
    return px === undefined ? { lines: lines[kind] } : { px }
  }

  /** Folds the frame of the content. null: the view has no frame, or the element has left the page. */
  function hold(drawn: HTMLElement | null): void {
    if (drawn === frame) return
    frame = drawn
    folded?.end()
    folded =
      frame && folding(frame, limit, fits => enter(fits ? 'fit' : unfolds ? 'unfold' : 'fold'))
    folded?.fold(!unfolds, false)
  }

  /**
   * Unfolds when the shopper reaches folded content by keyboard or by searching the page (EXP-018). A search scrolls
   * the frame, and a scrolled frame counts as folded content, too.
   */
  function reveal({ target }: Event): void {
    if (target instanceof Element && folded?.hides(target)) toggle()
  }

  ports.onConfig((config, before) => {
    if (config.expanded !== before.expanded) unfold(config.expanded, false)
    folded?.measure()
  })
  ports.use(() => () => hold(null))

  return {
    $state,
    isFoldable,
    isTitle,
    drawn(root: ParentNode): void {
      hold(root.querySelector('#content'))
      folded?.drawn(root.querySelector('.control.title'))
    },
    toggle,
    reveal,
    press(event: Event): void {
      if (isTitle() && isPlainPress(event, element)) toggle()
    },
    leave(event: PointerEvent): void {
      if (isTitle() && unfolds && isMouseLeaving(event, element)) toggle()
    },
  }
}
export type ExpanderModel = ReturnType<typeof model>
