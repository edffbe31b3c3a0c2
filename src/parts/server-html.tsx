import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { Message } from './message.tsx'
import { choiceOf, setControls, type Controls } from './named-controls.ts'
import { useNewest } from './newest.ts'
import { SafeHtml } from './safe-html.tsx'
import skeleton from '../styles/skeleton.css'
import ownSheet from './server-html.css'

export const serverHtmlStyles = [skeleton, ownSheet]

/** Progress of the call that loads the HTML. */
export type ServerContent = 'loading' | 'failed' | { readonly html: string }

interface ServerHtmlProps {
  content: ServerContent
  /** Says that the content is loading. */
  loadingLabel: string
  failedText?: string | undefined
  /** Text of the link that tries again after a failure. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
  part?: string | undefined
  /** Selectors that must all match. Otherwise the content is not what was asked for. */
  needs?: readonly string[] | undefined
  /** A selector of `needs` matches nothing, or the sanitizer could not be loaded. */
  onUseless?: (() => void) | undefined
  /** The content is now in the page. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** The shopper pressed a node with `data-dp-action`. */
  onAction?: ((action: string) => void) | undefined
  /** The shopper changed a named control. */
  onChoose?: ((name: string, value: string | boolean) => void) | undefined
  /** State of the named controls (`fields`) and of the nodes with `data-dp-action` (`actions`). */
  fields?: Controls | undefined
  actions?: Controls | undefined
}

const Skeleton = ({ label }: { label: string }) => (
  <div className="server-skeleton" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

/**
 * HTML from the server: a skeleton while it loads, a message after a failure, then the sanitized content (COR-080).
 * Nodes with `data-dp-action` trigger actions, and named controls are fields. Scripts are removed, and a form inside
 * never submits.
 */
export function ServerHtml(props: ServerHtmlProps) {
  const { content, failedText, loadingLabel, needs = [], onRetry, part, retryLabel } = props
  const shown = useRef<HTMLElement | null>(null)
  const newest = useNewest(props)
  const [, draw] = useState({})
  const bringInStep = () => {
    const { actions = {}, fields = {} } = newest.current
    if (shown.current) setControls(shown.current, fields, actions)
  }
  useLayoutEffect(bringInStep)

  if (content === 'loading') return <Skeleton label={loadingLabel} />
  if (content === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={retryLabel} onRetry={onRetry}>
        {failedText}
      </Message>
    )
  }
  const show = (node: HTMLElement) => {
    const { onShown, onUseless } = newest.current
    if (!needs.every(selector => node.querySelector(selector))) return onUseless?.()
    shown.current = node
    bringInStep()
    onShown?.(node)
  }
  const choose = (event: { type: string; target: EventTarget | null }) => {
    const choice = choiceOf(event)
    if (!choice) return
    props.onChoose?.(choice.name, choice.value)
    // The model decides what the control shows, even if nothing changes. The redraw resets the control.
    draw({})
  }
  const press = (event: MouseEvent) => {
    choose(event)
    const node =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-dp-action]')
    if (!node || !props.onAction) return
    event.preventDefault()
    props.onAction(node.dataset['dpAction'] ?? '')
  }
  return (
    // The shopper presses the controls inside, not this div.
    <div
      className={`server-html ${props.className ?? ''}`}
      part={part}
      onClick={press}
      onInput={choose}
      onSubmit={event => event.preventDefault()}
    >
      <SafeHtml html={content.html} onShown={show} onFailed={props.onUseless} />
    </div>
  )
}
