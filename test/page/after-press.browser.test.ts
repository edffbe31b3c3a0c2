import { expect } from '@open-wc/testing'
import { afterPress, watchPresses } from '../../src/page/after-press.ts'
import { nextTask } from '../support/wait.ts'

const press = (type: string) => dispatchEvent(new PointerEvent(type))

describe('afterPress', () => {
  it('waits for the end of a press that begins as the last one ends', async () => {
    const stop = watchPresses()
    let runs = 0
    press('pointerdown')
    press('pointerup')
    press('pointerdown')
    afterPress(() => (runs += 1))
    await nextTask()
    await nextTask()
    const amid = runs
    press('pointerup')
    await nextTask()
    await nextTask()
    stop()
    expect([amid, runs]).to.deep.equal([0, 1])
  })
})
