import type { ComponentProps } from 'react'
import fields from '../styles/fields.css'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons/chevron-down.ts'
import own from './select.css'

export const selectStyles = [fields, own]

/** The browser's own drop-down. Its arrow is ours, as on every button that opens a list. */
export const Select = (props: ComponentProps<'select'>) => (
  <span className="select">
    <select className="field" {...props} />
    <Icon path={chevronDown} />
  </span>
)
