import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CheckList, type Check } from '../../src/parts/check-list.tsx'
import { Image } from '../../src/parts/image.tsx'
import { engine } from '../support/engine.ts'
import { lookAt, lookAway } from '../support/page-modes.ts'
import { mount, unmountAll } from './mount.tsx'

type Ids = ReadonlySet<string>

const withPicture = (name: string) => (
  <>
    <Image src="/images/soap.svg" alt="" />
    {name}
  </>
)

const opacity = (item: HTMLElement) => getComputedStyle(item.querySelector('.image')!).opacity

async function show({ takes = true, dims = false, look = 'rows' as 'rows' | 'tiles' } = {}) {
  const pressed: (readonly [string, boolean])[] = []
  const view = await mount(null)
  let current: Ids = new Set(['soap'])
  let way = look
  const checks = (): Check[] => [
    { id: 'soap', content: withPicture('Soap'), checked: current.has('soap') },
    {
      id: 'hand cream',
      content: withPicture('Hand cream'),
      aside: <a href="#cream">About it</a>,
      checked: current.has('hand cream'),
    },
    {
      id: 'polish',
      content: withPicture('Nail polish'),
      checked: false,
      disabled: true,
      note: 'Sold out.',
    },
  ]
  const draw = () =>
    view.draw(
      <CheckList
        name="set"
        label="A set"
        look={way}
        dims={dims}
        checks={checks()}
        onCheck={(id, checked) => {
          pressed.push([id, checked])
          if (!takes) return
          current = new Set([...current, id].filter(one => checked || one !== id))
          void draw()
        }}
      />,
    )
  await draw()
  const box = (id: string) => view.find<HTMLInputElement>(`input[value="${id}"]`)
  return {
    ...view,
    pressed,
    box,
    item: (id: string) => box(id).closest<HTMLElement>('.check-item')!,
    checked: () =>
      [...view.shadow.querySelectorAll('input')].flatMap(one => (one.checked ? [one.value] : [])),
    async look(next: typeof look) {
      way = next
      await draw()
    },
  }
}

describe('List of check boxes', () => {
  afterEach(unmountAll)

  it('COR-186 is a group by its name, and each check box is named by its content alone', async () => {
    const { box, find, shadow } = await show()
    expect(find('[role=group]').ariaLabel).to.equal('A set')
    const names = [...shadow.querySelectorAll('input')].map(one => one.labels?.[0]?.textContent)
    expect(names).to.deep.equal(['Soap', 'Hand cream', 'Nail polish'])
    expect(box('hand cream').type).to.equal('checkbox')
  })

  it('COR-186 is checked by pointer and by Space, each on its own', async () => {
    const { box, checked, pressed } = await show()
    box('hand cream').labels![0]!.click()
    box('soap').focus()
    await sendKeys({ press: ' ' })
    expect(pressed).to.deep.equal([
      ['hand cream', true],
      ['soap', false],
    ])
    expect(checked()).to.deep.equal(['hand cream'])
  })

  it('COR-186 shows what the caller says, also if a press is not taken', async () => {
    const { box, checked, pressed } = await show({ takes: false })
    box('hand cream').click()
    box('soap').click()
    await nextFrame()
    expect([pressed.length, checked()]).to.deep.equal([2, ['soap']])
  })

  it('COR-186 takes no press on a disabled check box, and says why it is disabled', async () => {
    const { box, find, pressed } = await show()
    box('polish').click()
    const note = find(`[id="${box('polish').getAttribute('aria-describedby')}"]`)
    expect([note.textContent, pressed]).to.deep.equal(['Sold out.', []])
  })

  it('COR-186 leaves a link beside a check box alone', async () => {
    const { find, pressed } = await show()
    find('a').click()
    expect(pressed).to.deep.equal([])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('COR-186 dims what is not checked, only where asked', async () => {
    const plain = await show()
    expect(opacity(plain.item('hand cream'))).to.equal('1')
    const { box, item, settled } = await show({ dims: true })
    await settled()
    expect([opacity(item('soap')), opacity(item('hand cream'))]).to.deep.equal(['1', '0.4'])
    box('hand cream').click()
    await nextFrame()
    await settled()
    expect(opacity(item('hand cream'))).to.equal('1')
  })

  it('COR-186 keeps nodes, marks and focus from one look to the other', async () => {
    const { box, checked, item, look } = await show()
    const [first, second] = [item('soap'), box('hand cream')]
    second.click()
    second.focus()
    await look('tiles')
    expect([item('soap'), box('hand cream')]).to.deep.equal([first, second])
    expect(checked()).to.deep.equal(['soap', 'hand cream'])
    expect((second.getRootNode() as ShadowRoot).activeElement).to.equal(second)
  })

  it('COR-021 stands side by side as tiles, and one below the other as rows', async () => {
    const { item, look } = await show()
    const top = (id: string) => item(id).getBoundingClientRect().top
    expect(top('hand cream')).to.be.greaterThan(top('soap'))
    await look('tiles')
    expect(top('hand cream')).to.equal(top('soap'))
  })

  engine.it(
    'COR-103 has targets of 44 px for a finger, in both looks',
    'the DevTools protocol',
    async () => {
      await lookAt('light', 'coarse')
      const { box, look } = await show()
      for (const way of ['rows', 'tiles'] as const) {
        await look(way)
        expect(box('soap').labels![0]!.offsetHeight, way).to.be.at.least(44)
        expect(box('soap').labels![0]!.offsetWidth, way).to.be.at.least(44)
      }
      await lookAway()
    },
  )

  engine.it('COR-105 has native boxes with forced colors', 'the DevTools protocol', async () => {
    await lookAt('forced colors', 'fine')
    const { box } = await show({ dims: true })
    expect(getComputedStyle(box('soap')).appearance).to.equal('auto')
    await lookAway()
  })
})
