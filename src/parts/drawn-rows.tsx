import { Component, createRef, type ReactNode } from 'react'

interface DrawnRowsProps {
  /** The same array as long as they are the same. */
  rows: readonly Element[]
}

/**
 * Rows of a table that were drawn without the renderer, which takes longer: a key that turns shows 31 to 84 other cells. Their
 * grid listens for them.
 */
export class DrawnRows extends Component<DrawnRowsProps> {
  #body = createRef<HTMLTableSectionElement>()

  override shouldComponentUpdate({ rows }: DrawnRowsProps): boolean {
    return rows !== this.props.rows
  }

  override componentDidMount(): void {
    this.show()
  }

  override componentDidUpdate(): void {
    this.show()
  }

  show(): void {
    this.#body.current?.replaceChildren(...this.props.rows)
  }

  override render(): ReactNode {
    return <tbody ref={this.#body} />
  }
}
