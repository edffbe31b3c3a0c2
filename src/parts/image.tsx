import { Component } from 'react'
import type { ReactNode } from 'react'
import { safeUrl } from '../rules/url.ts'
import { Icon } from './icon.tsx'
import { picture } from './icons/picture.ts'
import own from './image.css'

export const imageStyles = [own]

interface ImageProps {
  /** Address of the picture. A blank or unsafe one counts as one that fails to load. */
  src: string | null | undefined
  /** What the picture shows. '': a text beside it says the same. */
  alt: string
  /** Stands in the same room if there is no picture. Default: an outline. null: the image is left out. */
  instead?: ReactNode
  className?: string | undefined
  part?: string | undefined
}

/** A picture that may fail to load (COR-190). */
export class Image extends Component<ImageProps, { lost: string | null }> {
  override state: { lost: string | null } = { lost: null }

  override render(): ReactNode {
    const { alt, className = '', instead = <Icon path={picture} />, part } = this.props
    const src = this.props.src?.trim()
    const isLost = !src || !safeUrl(src) || src === this.state.lost
    if (isLost && instead === null) return null
    const name = isLost && alt ? { role: 'img', 'aria-label': alt } : null
    return (
      <span className={`image ${className}`} part={part} data-lost={isLost} {...name}>
        {isLost ? (
          instead
        ) : (
          // Without the key, a browser shows the old picture until the new one comes.
          <img
            key={src}
            src={safeUrl(src)}
            alt={alt}
            onError={() => this.setState({ lost: src })}
          />
        )}
      </span>
    )
  }
}
