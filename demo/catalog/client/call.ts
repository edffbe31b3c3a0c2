/** A call of an example with request and answer, as the page in the frame tells it. */
export interface Call {
  method: string
  address: string
  sent: string
  /** 0: no answer came. */
  status: number
  answer: string
}

export const callEvent = 'catalog-call'

/** What the page in the frame has told before anybody listened. */
export interface Told {
  catalogCalls?: Call[]
}
