import type { ReactNode } from 'react'
import { Disclosure } from '../../../parts/disclosure.tsx'
import disclosure from '../../../parts/disclosure.css'
import { Styled } from '../../../parts/styled.tsx'
import type { DrawnProps } from './deal-box.view.tsx'
import own from './row.css'

const styles = [disclosure, own]

interface RowProps extends DrawnProps {
  title: ReactNode
  timer: ReactNode
  body: ReactNode
}

/** The deal as a row of the accordion of purchase options (DEA-001). */
export const Row = ({ model, view, title, timer, body }: RowProps) => (
  <div className="box row">
    <Styled styles={styles} />
    <Disclosure
      open={view.open}
      onToggle={model.toggle}
      headerPart="header"
      bodyPart="body"
      header={
        <span className="head">
          {title}
          {/* The name of a button is not to change each second. */}
          <span aria-hidden="true">{timer}</span>
        </span>
      }
    >
      <span className="visually-hidden">{timer}</span>
      {body}
    </Disclosure>
  </div>
)
