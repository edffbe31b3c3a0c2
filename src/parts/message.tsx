import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { alert } from './icons/alert.ts'
import { circleCheck } from './icons/circle-check.ts'
import { info } from './icons/info.ts'
import text from '../styles/text.css'
import own from './message.css'

export const messageStyles = [text, own]

/** Icons of the tones. */
export const toneIcons = { error: alert, success: circleCheck, info }

interface MessageProps {
  tone: keyof typeof toneIcons
  children: ReactNode
  /** Text of the link that tries again. Without it: no link. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  part?: string | undefined
}

/** An outcome in words. It has no live role, because the host's live region announces the outcome once (COR-104). */
export const Message = ({ tone, children, retryLabel, onRetry, part }: MessageProps) => (
  <div className="message" part={part} data-tone={tone}>
    <Icon path={toneIcons[tone]} />
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
