import { useLayoutEffect, useRef, useState } from 'react'
import { isSafeUrl, safeUrl } from '../rules/url.ts'
import { Message, messageStyles } from './message.tsx'
import ownSheet from './video-player.css'

export const videoPlayerStyles = [...messageStyles, ownSheet]

interface VideoPlayerProps {
  src: string
  /** Accessible name of the video. */
  label: string
  /** Shown instead of the video if it cannot be played. */
  failedText: string
  retryLabel?: string | undefined
  poster?: string | undefined
  part?: string | undefined
}

/** Ends playing and loading. A video that has only left the page may go on. */
function stop(video: HTMLVideoElement): void {
  video.pause()
  video.removeAttribute('src')
  video.load()
}

function Player(props: VideoPlayerProps & { onFailed: () => void }) {
  const { label, onFailed, part, poster, src } = props
  const ref = useRef<HTMLVideoElement>(null)
  useLayoutEffect(() => {
    const video = ref.current
    return () => {
      if (video) stop(video)
    }
  }, [])
  return (
    <video
      ref={ref}
      className="video"
      part={part}
      src={safeUrl(src)}
      poster={safeUrl(poster)}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={onFailed}
    />
  )
}

/** A video with the browser's own controls. It never starts by itself, and stops when it is no longer drawn. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { failedText, retryLabel, src } = props
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src || !isSafeUrl(src)) {
    return (
      <Message tone="error" retryLabel={retryLabel} onRetry={() => setFailed(null)}>
        {failedText}
      </Message>
    )
  }
  return <Player key={src} {...props} onFailed={() => setFailed(src)} />
}
