import { expect } from '@open-wc/testing'
import 'virtual:all'
import { statesOf } from '../support/examples.ts'
import { testViews } from '../support/judges/views.ts'
import { elements } from '../support/scope.ts'

testViews('by mouse')

describe('Examples', () => {
  for (const descriptor of elements) {
    const { examples, states = {}, tag } = descriptor

    it(`COR-121 show every state that <${tag}> declares, and none that it does not`, () => {
      const shown = new Set(statesOf(descriptor).map(([name]) => name))
      expect([...shown].toSorted()).to.deep.equal(Object.keys(states).toSorted())
      expect(new Set(examples.map(({ title }) => title))).to.have.lengthOf(examples.length)
    })
  }
})
