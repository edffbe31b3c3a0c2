import { useLayoutEffect, useRef, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
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
  /** Shows until the content does. Default: a skeleton. */
  waiting?: ReactNode
  failedText?: string | undefined
  /** Text of the link that tries again after a failure. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  className?: string | undefined
  part?: string | undefined
  /** Selectors that must all match. Otherwise the content is not what was asked for. */
  needs?: readonly string[] | undefined
  /** Selectors of which none may match. */
  refuses?: readonly string[] | undefined
  /** true: text or a picture must be there. Of a whole page that is no answer, nothing else may stay. */
  filled?: boolean | undefined
  /**
   * The content breaks one of these rules, or the sanitizer could not be loaded. `why`: the selector, for the page's
   * author; '' where there is none.
   */
  onUseless?: ((why: string) => void) | undefined
  /** The content is now in the page. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** The shopper pressed a node with `data-dp-action`. `node`: for its other data, and for what shows beside it. */
  onAction?: ((action: string, node: HTMLElement) => void) | undefined
  /** Further nodes that the shopper can press, by a selector, such as `[data-option-id]`. Their action is ''. */
  pressable?: string | undefined
  /** The shopper changed a named control. */
  onChoose?: ((name: string, value: string | boolean) => void) | undefined
  /** State of the named controls (`fields`) and of the nodes with `data-dp-action` (`actions`). */
  fields?: Controls | undefined
  actions?: Controls | undefined
}

/** What a shopper sees without any text. */
const seen = 'img, video, audio, input, button, select, textarea, meter, progress'

/** true: something of the content can show. Of some pages, the sanitizer leaves nothing. */
export const showsSomething = (content: HTMLElement): boolean =>
  !!content.textContent?.trim() || content.querySelector(seen) !== null

const Skeleton = ({ label }: { label: string }) => (
  <div className="server-skeleton" aria-busy="true">
    <span className="visually-hidden">{label}</span>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

interface ContentProps extends HTMLAttributes<HTMLDivElement> {
  html: string
  waiting: ReactNode
  onShown: (content: HTMLElement) => void
  onFailed: () => void
}

type ContentRules = Pick<ServerHtmlProps, 'filled' | 'needs' | 'refuses'>

const isFilled = (content: HTMLElement): boolean =>
  !!content.textContent.trim() || !!content.querySelector('img, picture, video, audio')

/** Returns which rule the content breaks. undefined: none. */
function brokenRule(
  content: HTMLElement,
  { filled, needs = [], refuses = [] }: ContentRules,
): string | undefined {
  const matches = (selector: string) => !!content.querySelector(selector)
  const missing = needs.find(selector => !matches(selector))
  if (missing !== undefined) return missing
  const refused = refuses.find(matches)
  if (refused !== undefined) return `:not(:has(${refused}))`
  return filled && !isFilled(content) ? '' : undefined
}

/** Sanitized content. What shows before it stays until it is in the page. */
function Content({ html, onFailed, onShown, waiting, ...around }: ContentProps) {
  const [isWaiting, setWaiting] = useState(true)
  const end =
    <A extends unknown[]>(then: (...given: A) => void) =>
    (...given: A) => {
      setWaiting(false)
      then(...given)
    }
  return (
    <>
      {isWaiting && waiting}
      <div {...around}>
        <SafeHtml html={html} onShown={end(onShown)} onFailed={end(onFailed)} />
      </div>
    </>
  )
}

/**
 * HTML from the server: a skeleton while it loads, a message after a failure, then the sanitized content (COR-080).
 * Nodes with `data-dp-action` trigger actions, and named controls are fields. Scripts are removed, and a form inside
 * never submits.
 */
export function ServerHtml(props: ServerHtmlProps) {
  const { content, failedText, loadingLabel, onRetry, onUseless, part, retryLabel } = props
  const { waiting = <Skeleton label={loadingLabel} /> } = props
  const shown = useRef<HTMLElement | null>(null)
  const newest = useNewest(props)
  const [, draw] = useState({})
  const bringInStep = () => {
    const { actions = {}, fields = {} } = newest.current
    if (shown.current) setControls(shown.current, fields, actions)
  }
  useLayoutEffect(bringInStep)

  if (content === 'loading') return waiting
  if (content === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={retryLabel} onRetry={onRetry}>
        {failedText}
      </Message>
    )
  }
  const show = (node: HTMLElement) => {
    const broken = brokenRule(node, newest.current)
    if (broken !== undefined) return newest.current.onUseless?.(broken)
    shown.current = node
    bringInStep()
    newest.current.onShown?.(node)
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
    const can = props.pressable ? `[data-dp-action], ${props.pressable}` : '[data-dp-action]'
    const node = event.target instanceof Element && event.target.closest<HTMLElement>(can)
    if (!node || !props.onAction) return
    event.preventDefault()
    props.onAction(node.dataset['dpAction'] ?? '', node)
  }
  return (
    // The shopper presses the controls inside, not this div.
    <Content
      className={`server-html ${props.className ?? ''}`}
      part={part}
      html={content.html}
      waiting={waiting}
      onClick={press}
      onInput={choose}
      onSubmit={event => event.preventDefault()}
      onShown={show}
      onFailed={() => onUseless?.('')}
    />
  )
}
