import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ChoiceGroup, type Choice } from '../../src/parts/choice-group.tsx'
import { mount, unmountAll } from './mount.tsx'

const plans: Choice[] = [
  { id: 'none', content: 'No thanks' },
  { id: 'two', content: '2 years', aside: <a href="#details">Details</a> },
  { id: 'month', content: 'Monthly', disabled: true, note: 'For one item at a time.' },
  { id: 'four', content: '4 years' },
]

async function show({ takes = true, deselectable = false } = {}) {
  const chosen: (string | null)[] = []
  const view = await mount(null)
  const drawing = (chosenId: string | null) => (
    <ChoiceGroup
      name="plan"
      label="Plans"
      look="cards"
      choices={plans}
      chosenId={chosenId}
      deselectable={deselectable}
      more={{ label: 'All plans', onPress: () => chosen.push('more') }}
      onChoose={id => {
        chosen.push(id)
        if (takes) void view.draw(drawing(id))
      }}
    />
  )
  await view.draw(drawing('none'))
  const radio = (id: string) => view.find<HTMLInputElement>(`input[value=${id}]`)
  const checked = () =>
    [...view.shadow.querySelectorAll<HTMLInputElement>('input')]
      .filter(one => one.checked)
      .map(({ value }) => value)
  return { ...view, chosen, radio, checked }
}

describe('Group of choices', () => {
  afterEach(unmountAll)

  it('COR-188 is one radio group by its name, with the chosen one marked', async () => {
    const { find, checked, shadow } = await show()
    expect([find('[role=radiogroup]').ariaLabel, checked()]).to.deep.equal(['Plans', ['none']])
    const names = [...shadow.querySelectorAll('input')].map(one => one.name)
    expect(new Set(names).size).to.equal(1)
    expect(find('.choice-item[data-chosen=true]').textContent).to.equal('No thanks')
  })

  it('COR-188 moves the choice by arrow keys, past what is not available', async () => {
    const { chosen, radio, checked } = await show()
    radio('none').focus()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    expect([chosen, checked()]).to.deep.equal([['two', 'four'], ['four']])
  })

  it('COR-188 says why a choice is not available, and takes no press on it', async () => {
    const { chosen, radio, find } = await show()
    const month = radio('month')
    month.click()
    const note = find(`[id="${month.getAttribute('aria-describedby')}"]`)
    expect([month.disabled, note.textContent, chosen]).to.deep.equal([
      true,
      'For one item at a time.',
      [],
    ])
  })

  it('COR-188 marks what the caller says, also if a press is not taken', async () => {
    const { chosen, radio, checked } = await show({ takes: false })
    radio('two').click()
    await nextFrame()
    expect([chosen, checked()]).to.deep.equal([['two'], ['none']])
  })

  it('COR-188 gives a choice back by a second press, only where that is meant', async () => {
    const fixed = await show()
    fixed.radio('none').click()
    expect(fixed.chosen).to.deep.equal([])
    const loose = await show({ deselectable: true })
    loose.radio('none').click()
    await nextFrame()
    expect([loose.chosen, loose.checked()]).to.deep.equal([[null], []])
  })

  it('COR-188 leaves links beside a choice alone, and leads to more', async () => {
    const { chosen, find } = await show()
    find('a').click()
    find('.link').click()
    expect(chosen).to.deep.equal(['more'])
    history.replaceState(null, '', location.pathname + location.search)
  })
})
