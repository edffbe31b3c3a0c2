import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { Message } from './message.tsx'
import { choiceOf, setControls, type Controls } from './named-controls.ts'
import { useNewest } from './newest.ts'
import { SafeHtml } from './safe-html.tsx'
import skeleton from '../styles/skeleton.css'
import ownSheet from './server-html.css'

export const serverHtmlStyles = [skeleton, ownSheet]

/** Where the call stands that brings the HTML. */
export type ServerContent = 'loading' | 'failed' | { readonly html: string }

interface ServerHtmlProps {
  content: ServerContent
  /** Says that it is coming. */
  loadingLabel: string
  failedText?: string | undefined
  /** A way on after a failure. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
  part?: string | undefined
  /** Selectors: content in which one of them finds nothing is not what was asked for. */
  needs?: readonly string[] | undefined
  /** It is not, or the sanitizer could not be loaded. */
  onUseless?: (() => void) | undefined
  /** The content stands in the page. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** A node was pressed that carries `data-dp-action`. */
  onAction?: ((action: string) => void) | undefined
  /** The shopper changed a control that has a name. */
  onChoose?: ((name: string, value: string | boolean) => void) | undefined
  /** What the named controls are to show, and those with `data-dp-action`. */
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
 * What the server writes as HTML: what comes, what failed, and the content itself, sanitized (COR-080), in
 * which nodes act by `data-dp-action` and fields by their names. Its scripts and its own form go.
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
    // What the model makes of it counts, also where that is what was there before.
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
    // What is pressed are the controls inside.
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
