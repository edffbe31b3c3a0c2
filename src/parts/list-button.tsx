import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons/chevron-down.ts'
import own from './list-button.css'

export const listButtonStyles = [own]

/** A button that opens a list of quantities. A function without components inside, because a page may hold a thousand. */
export const listButton = (shown: string, props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className="button list-button" aria-haspopup="listbox" {...props}>
    {shown}
    {props.className !== 'link' && Icon({ path: chevronDown })}
  </button>
)
