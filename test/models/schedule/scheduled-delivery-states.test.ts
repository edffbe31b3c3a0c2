import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { intent } from '../../../src/widgets/schedule/scheduled-delivery/intent.model.ts'
import { namedMachine } from '../../../src/widgets/schedule/scheduled-delivery/triggers.model.ts'
import { scheduledPorts } from '../../support/scheduled-delivery-model.ts'

function start(config: object = {}) {
  const host = scheduledPorts(config)
  /** Whether the calendar was told to ask anew, by call. */
  const told: boolean[] = []
  const wants = intent(host.ports, isAnew => told.push(isAnew))
  return {
    ...host,
    wants,
    told,
    send(...triggers: readonly string[]) {
      for (const trigger of triggers) wants.consume(trigger)
      return wants.$state.get()
    },
  }
}

/** Triggers that lead from the first state to each. */
const ways = {
  notLoaded: [],
  disabled: ['enable', 'disable'],
  enabled: ['enable'],
  requiredDisabled: ['enable', 'require', 'disable'],
  requiredEnabled: ['enable', 'require'],
} as const
type StateName = keyof typeof ways
const states = Object.keys(ways) as StateName[]
const triggers = ['enable', 'disable', 'require', 'unrequire'] as const

const taken: Readonly<Record<StateName, Partial<Record<string, StateName>>>> = {
  notLoaded: { enable: 'enabled' },
  disabled: { enable: 'enabled', require: 'requiredDisabled' },
  enabled: { enable: 'enabled', disable: 'disabled', require: 'requiredEnabled' },
  requiredDisabled: { enable: 'requiredEnabled', unrequire: 'disabled' },
  requiredEnabled: {
    enable: 'requiredEnabled',
    disable: 'requiredDisabled',
    unrequire: 'enabled',
  },
}
const rows: Readonly<Record<string, string>> = {
  enable: 'SCH-007 SCH-008',
  disable: 'SCH-009 SCH-010',
  require: 'SCH-011 SCH-012',
  unrequire: 'SCH-013 SCH-014',
}

const action = () => {
  throw new Error('out of order')
}

describe('states of a scheduled delivery', () => {
  it('SCH-006 begin with notLoaded', () => {
    const view = start()
    assert.equal(view.send(), 'notLoaded')
    assert.deepEqual([...view.said.states], [])
  })

  for (const from of states) {
    for (const trigger of triggers) {
      const to = taken[from][trigger]
      if (to) {
        it(`${rows[trigger]} take ${trigger} from ${from} to ${to}`, () => {
          const view = start()
          view.send(...ways[from])
          assert.equal(view.send(trigger), to)
          assert.deepEqual(view.said.warnings, [])
        })
      } else {
        it(`SCH-024 stay ${from} at ${trigger}, and the console says so`, () => {
          const view = start()
          view.send(...ways[from])
          const events = view.said.events.length
          assert.equal(view.send(trigger), from)
          assert.deepEqual(view.said.warnings, [
            `State cannot consume trigger: ${from}, ${trigger}`,
          ])
          assert.equal(view.said.events.length, events)
        })
      }
    }
  }

  for (const name of ['open', '', 'toString', '__proto__']) {
    it(`SCH-025 know no trigger ${JSON.stringify(name)}`, () => {
      const view = start()
      assert.equal(view.send('enable', name), 'enabled')
      assert.deepEqual(view.said.warnings, [`Trigger is not defined: ${JSON.stringify(name)}`])
    })
  }

  it('SCH-026 are known by their names: any other name changes nothing', () => {
    const said: string[] = []
    const machine = namedMachine({ on: { on: {} } }, 'on', message => said.push(message))
    machine.go('off')
    machine.go('constructor')
    assert.equal(machine.$state.get(), 'on')
    assert.deepEqual(said, ['State "off" does not exist', 'State "constructor" does not exist'])
  })

  for (const end of ['left', 'entered'] as const) {
    it(`SCH-027 say which transition failed when what runs once a state is ${end} throws`, () => {
      const said: string[] = []
      const machine = namedMachine(
        {
          one: { on: { go: 'two' }, ...(end === 'left' && { left: action }) },
          two: { on: {}, ...(end === 'entered' && { entered: action }) },
        },
        'one',
        message => said.push(message),
      )
      machine.consume('go')
      assert.deepEqual(said, ['State transition from one to two failed: out of order'])
    })
  }

  it('SCH-015 uncheck the intent when nothing can be chosen any more', () => {
    const view = start()
    view.send('enable')
    view.wants.want(true)
    view.send('disable')
    assert.equal(view.wants.$intent.get(), false)
    assert.deepEqual(view.eventsOf('dp-delivery-intent-changed'), [
      { checked: true },
      { checked: false },
    ])
  })

  it('SCH-017 SCH-018 check the intent while a time is required', () => {
    const view = start()
    view.send('enable', 'require')
    assert.deepEqual([view.wants.$intent.get(), view.wants.isRequired()], [true, true])
    view.send('unrequire')
    assert.deepEqual([view.wants.$intent.get(), view.wants.isRequired()], [true, false])
  })

  it('SCH-019 SCH-020 show the element while a time can be chosen', () => {
    const open = states.filter(state => {
      const view = start()
      view.send(...ways[state])
      return view.wants.isOpen()
    })
    assert.deepEqual(open, ['enabled', 'requiredEnabled'])
  })

  it('SCH-021 let the calendar ask anew each time that a time can be chosen', () => {
    for (const way of [ways.enabled, ways.requiredEnabled]) {
      const view = start()
      view.send(...way)
      view.told.length = 0
      view.send('enable')
      assert.ok(view.told.includes(true))
      view.told.length = 0
      view.send('disable')
      assert.ok(!view.told.includes(true))
    }
  })

  it('SCH-055 become required right after they were first loaded, if the page says so', () => {
    const view = start({ required: true })
    assert.equal(view.send('enable'), 'requiredEnabled')
    assert.deepEqual(view.eventsOf('dp-delivery-state-changed'), [
      { from: 'notLoaded', to: 'enabled' },
      { from: 'enabled', to: 'requiredEnabled' },
    ])
  })

  it('SCH-061 follow the page when it requires a time later, or no longer', () => {
    const view = start()
    view.configure({ required: true })
    assert.equal(view.send(), 'notLoaded')
    view.configure({ required: false })
    view.send('enable', 'disable')
    view.configure({ required: true })
    assert.equal(view.send(), 'requiredDisabled')
    view.configure({ required: false })
    assert.equal(view.send(), 'disabled')
    assert.deepEqual(view.said.warnings, [])
  })

  it('SCH-066 are told once for each change, and not where they stay the same', () => {
    const view = start()
    view.send('enable', 'enable', 'disable')
    assert.deepEqual(view.eventsOf('dp-delivery-state-changed'), [
      { from: 'notLoaded', to: 'enabled' },
      { from: 'enabled', to: 'disabled' },
    ])
  })

  it('SCH-040 follow the item in the buy box: a no changes nothing before anything has loaded', () => {
    const view = start()
    view.wants.apply(false)
    assert.equal(view.send(), 'notLoaded')
    view.wants.apply(true)
    assert.equal(view.send(), 'enabled')
    view.wants.apply(false)
    view.wants.apply(false)
    assert.equal(view.send(), 'disabled')
    assert.deepEqual(view.said.warnings, [])
  })

  it('SCH-068 end in requiredDisabled when what needs a time cannot have one', () => {
    const view = start({ required: true })
    view.wants.apply(false)
    assert.equal(view.send(), 'requiredDisabled')
    assert.equal(view.wants.isOpen(), false)
    assert.equal(view.wants.$intent.get(), true)
  })
})
