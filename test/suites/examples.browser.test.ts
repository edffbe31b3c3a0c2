import { expect } from '@open-wc/testing'
import { stub, type SinonStub } from 'sinon'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import { show, showState, statesOf } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { chosen, elements } from '../support/scope.ts'
import { watchPage } from '../support/watch-page.ts'

const examples = chosen(
  'examples',
  catalogue.flatMap(descriptor =>
    descriptor.examples.map(example => ({ tag: descriptor.tag, descriptor, example })),
  ),
)
const states = chosen(
  'examples',
  catalogue.flatMap(descriptor =>
    statesOf(descriptor).map(([state, example]) => ({
      tag: descriptor.tag,
      descriptor,
      example,
      state,
    })),
  ),
)
let worked = 0

describe('The examples of the catalogue', () => {
  let warned: SinonStub
  let watch: ReturnType<typeof watchPage>

  beforeEach(() => {
    warned = stub(console, 'warn')
    watch = watchPage()
  })
  afterEach(() => {
    warned.restore()
    watch.end()
  })

  after(() =>
    tellFigure({
      suite: 'examples',
      what: 'examples that work as they stand, and come to their states',
      reached: worked,
      toReach: examples.length + states.length,
    }),
  )

  for (const descriptor of elements) {
    const { tag } = descriptor

    it(`COR-121 show every state that <${tag}> declares, and none that it does not`, () => {
      const shown = new Set(statesOf(descriptor).map(([name]) => name))
      expect([...shown].toSorted()).to.deep.equal(Object.keys(descriptor.states ?? {}).toSorted())
      const titles = descriptor.examples.map(({ title }) => title)
      expect(new Set(titles)).to.have.lengthOf(titles.length)
    })
  }

  for (const { descriptor, example, tag } of examples) {
    it(`COR-121 work as they stand: <${tag}>, ${example.title}`, async () => {
      await show(descriptor, example)
      expect(warned.args).to.deep.equal([])
      expect(watch.take()).to.deep.equal([])
      worked++
    })
  }

  for (const { descriptor, example, state, tag } of states) {
    it(`COR-121 come to the state ${state} of <${tag}>: ${example.title}`, async () => {
      const { done } = await showState(descriptor, example, state)
      await done()
      expect(watch.take()).to.deep.equal([])
      worked++
    })
  }
})
