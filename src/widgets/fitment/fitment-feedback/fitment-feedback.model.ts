import { atom } from 'nanostores'
import { machine } from '../../../machine/machine.ts'
import { pageTriggers, setExpanded } from '../../../page/triggers.ts'
import { modalContent } from './content.model.ts'
import type { Feedback, FeedbackPorts, Rating } from './fitment-feedback.ports.ts'
import { log } from './log.model.ts'
import { allReasons, isReason, orderQuestion, reasonTexts, switched } from './reasons.rules.ts'

const transitions = {
  idle: { explain: 'modal', send: 'sent' },
  modal: { send: 'sent', close: 'idle' },
  sent: { renew: 'idle' },
} as const

/** Returns a key for a machine. Answers about different machines have different keys (FBK-017). */
const keyOf = (...names: (string | undefined)[]) => names.map(name => name ?? '').join('\n')
const nothing = () => {}
const blank: Feedback = { rating: null, reasons: [], comment: '' }

export function model(ports: FeedbackPorts) {
  const { $state, send } = machine(transitions, 'idle')
  const $feedback = atom(blank)
  const content = modalContent(ports)
  /** The button that has opened the modal: the element's own or the page's. */
  let opener: HTMLElement | null = null
  let pageButton: HTMLElement | null = null
  /** Key of the machine that the feedback is about. */
  let answer = keyOf(ports.config.brand, ports.config.modelSeries, ports.config.model)
  let forget: (() => void) | undefined

  function asksAboutOrder(): boolean {
    const { rating, reasons } = $feedback.get()
    return rating === 'negative' && reasons.includes(orderQuestion)
  }

  /** Returns the configured reasons. Default: all reasons, with the element's texts (FBK-005). */
  const reasons = () =>
    ports.config.reasons ??
    allReasons.map(value => ({ value, label: ports.text(reasonTexts[value]) }))

  const change = (part: Partial<Feedback>) => $feedback.set({ ...$feedback.get(), ...part })

  function rate(rating: Rating): void {
    if ($feedback.get().rating === rating) return
    change({ rating })
    ports.emit('dp-feedback-rated', { rating })
  }

  function explain(rating: Rating | null): void {
    const modal = send('explain')
    if (!modal) return
    if (rating) rate(rating)
    void content.load(modal)
  }

  /** Sends the feedback. The shopper is thanked even if the call fails (FBK-018). */
  function submit(): void {
    const feedback = $feedback.get()
    const { rating } = feedback
    if (!rating || asksAboutOrder() || !send('send')) return
    ports.announce(ports.text('feedback.thanks'))
    void log(ports, { ...feedback, rating })
  }

  /** Takes the shopper's answer to the question (FBK-002, FBK-003). */
  function choose(rating: Rating, pressed: HTMLElement): void {
    if ($state.get() !== 'idle') return
    opener = pressed
    pageButton = null
    if (rating === 'negative') return explain(rating)
    rate(rating)
    submit()
  }

  /** Takes a change of a control in the modal. Loaded content has controls with the same names (FBK-024). */
  function set(name: string, value: string | boolean): void {
    if (name === 'rating' && (value === 'positive' || value === 'negative')) rate(value)
    else if (name === 'comment') change({ comment: `${value}` })
    else if (isReason(name)) {
      const isOn = typeof value === 'boolean' ? value : undefined
      change({ reasons: switched($feedback.get().reasons, name, isOn) })
      if (asksAboutOrder()) ports.announce(ports.text('feedback.orderHelp'))
    }
  }

  function close(): void {
    if (send('close')) $feedback.set(blank)
  }

  /** Runs when the page's button is pressed (FBK-022). Returns true, because the button has no other use. */
  function pressOfPage(pressed: HTMLElement): boolean {
    opener = pageButton = pressed
    if ($state.get() === 'sent') ports.announce(ports.text('feedback.thanks'))
    explain(null)
    return true
  }

  function followButton(): void {
    forget?.()
    const { feedbackButtonId: id } = ports.config
    const button = { near: nothing, press: pressOfPage, gone: nothing }
    forget = id ? pageTriggers(`[id=${JSON.stringify(id)}]`, button) : undefined
  }

  ports.hear('dp-fitment-checked', ({ brand, model: number, series }) => {
    if (ports.config.isFeedbackWidgetUpdateEnabled) content.outdate()
    const checked = keyOf(brand, series, number)
    if (checked !== answer && send('renew')) $feedback.set(blank)
    answer = checked
  })
  ports.hear('dp-model-cleared', close)
  ports.onConfig((config, before) => {
    if (config.feedbackButtonId !== before.feedbackButtonId) followButton()
  })
  ports.use(() => {
    followButton()
    const stop = $state.subscribe(state => {
      ports.state('open', state === 'modal')
      ports.state('sent', state === 'sent')
      setExpanded(pageButton, state === 'modal')
    })
    return () => {
      close()
      stop()
      forget?.()
    }
  })

  return {
    $state,
    $feedback,
    $content: content.$content,
    allReasons,
    reasons,
    asksAboutOrder,
    opener: () => opener,
    choose,
    set,
    submit,
    close,
    rejectContent: content.reject,
  }
}
export type FitmentFeedbackModel = ReturnType<typeof model>
