import { useLayoutEffect, useRef, useState } from 'react'
import { isSafeUrl } from '../rules/url.ts'
import { Message, messageStyles } from './message.tsx'
import ownSheet from './video-player.css'

export const videoPlayerStyles = [...messageStyles, ownSheet]

interface VideoPlayerProps {
  src: string
  /** Names it for assistive technology. */
  label: string
  /** Shown in its place when it cannot be played. */
  failedText: string
  retryLabel?: string | undefined
  poster?: string | undefined
  part?: string | undefined
}

/** Plays nothing and loads nothing any more: a video that has only left the page still may. */
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
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={onFailed}
    />
  )
}

/** A video with the browser's own controls; it stops when it is no longer drawn, and begins with nothing. */
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
