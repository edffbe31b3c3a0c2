import { expect } from '@open-wc/testing'
import { inTurn } from '../../src/page/turns.ts'

/** Keeps the page busy, as a large view does. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Calls `answer` in a task of its own, as a touch would. */
function touch(answer: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', answer, { once: true })
  port1.start()
  port2.postMessage(null)
}

describe('inTurn', () => {
  it('COR-118 runs all in order, and lets the page answer after each 10 ms', async () => {
    const order: string[] = []
    const long = (name: string) => () => {
      work(11)
      order.push(name)
    }
    touch(() => order.push('touch'))
    inTurn(long('first'))
    inTurn(long('second'))
    await new Promise<void>(done => {
      inTurn(() => {
        order.push('third')
        inTurn(() => {
          order.push('fourth')
          done()
        })
      })
    })
    expect(order).to.deep.equal(['first', 'touch', 'second', 'third', 'fourth'])
  })

  it('COR-118 runs what takes no time before the task ends', async () => {
    const order: string[] = []
    touch(() => order.push('touch'))
    for (const name of ['first', 'second', 'third']) inTurn(() => order.push(name))
    await new Promise<void>(done => touch(done))
    expect(order).to.deep.equal(['first', 'second', 'third', 'touch'])
  })
})
