import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { alert } from './icons/alert.ts'
import { circleCheck } from './icons/circle-check.ts'
import { info } from './icons/info.ts'
import own from './message.css'

export const messageStyles = [own]

const icons = { error: alert, success: circleCheck, info }

interface MessageProps {
  tone: keyof typeof icons
  children: ReactNode
  /** A way on: text of the link and what it does. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  part?: string | undefined
}

/** An outcome in words. It has no live role: the host's live region says it, once (COR-104). */
export const Message = ({ tone, children, retryLabel, onRetry, part }: MessageProps) => (
  <div className="message" part={part} data-tone={tone}>
    <Icon path={icons[tone]} />
    <div>
      {children}{' '}
      {retryLabel && (
        <button type="button" className="link" onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </div>
  </div>
)
