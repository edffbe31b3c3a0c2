import { expect } from '@open-wc/testing'
import { engine } from '../support/engine.ts'
import { lookAt, lookAway } from '../support/page-modes.ts'
import { mount, unmountAll } from './mount.tsx'

const choices = (
  <div>
    {(['checkbox', 'radio'] as const).map(type => (
      <div key={type}>
        <label className="choice">
          <input id={type} type={type} name={type} /> Off
        </label>
        <label className="choice">
          <input id={`${type}-on`} type={type} defaultChecked name={`${type}-on`} /> On
        </label>
        <label className="choice">
          <input id={`${type}-disabled`} type={type} defaultChecked disabled /> Disabled
        </label>
      </div>
    ))}
    <i id="accent" style={{ background: 'var(--_dp-accent)' }} />
    <i id="surface" style={{ background: 'var(--_dp-surface)' }} />
  </div>
)

const show = async () => {
  document.documentElement.style.setProperty('--dp-motion', '0s')
  const view = await mount(choices)
  document.documentElement.style.removeProperty('--dp-motion')
  const style = (id: string) => getComputedStyle(view.find(`#${id}`))
  const mark = (id: string) => getComputedStyle(view.find(`#${id}`), '::before')
  return { ...view, style, mark, color: (id: string) => style(id).backgroundColor }
}

describe('Checkboxes and radio buttons', () => {
  afterEach(unmountAll)

  for (const colorScheme of ['light', 'dark'] as const) {
    engine.it(
      `COR-186 have the accent where they are chosen, and the surface where not (${colorScheme})`,
      'the DevTools protocol',
      async () => {
        await lookAt(colorScheme, 'fine')
        const { color, mark, style } = await show()
        const surface = colorScheme === 'dark' ? 'rgb(28, 31, 38)' : 'rgb(255, 255, 255)'
        expect(color('surface')).to.equal(surface)
        for (const type of ['checkbox', 'radio']) {
          expect(color(`${type}-on`), type).to.equal(color('accent'))
          expect(color(type), type).to.equal(color('surface'))
          expect([mark(`${type}-on`).content, mark(type).content]).to.deep.equal(['""', 'none'])
          expect(style(`${type}-disabled`).opacity).to.equal('0.5')
        }
        await lookAway()
      },
    )
  }

  it('COR-186 show a dash for some, and none for a group without a choice', async () => {
    const { color, find, mark } = await show()
    find<HTMLInputElement>('#checkbox').indeterminate = true
    expect(find('#radio').matches(':indeterminate')).to.equal(true)
    expect([color('checkbox') === color('accent'), mark('checkbox').content]).to.deep.equal([
      true,
      '""',
    ])
    expect(mark('checkbox').clipPath).not.to.equal(mark('checkbox-on').clipPath)
    expect([color('radio') === color('surface'), mark('radio').content]).to.deep.equal([
      true,
      'none',
    ])
  })

  engine.it('COR-186 are the native ones with forced colors', 'the DevTools protocol', async () => {
    await lookAt('forced colors', 'fine')
    const { style } = await show()
    for (const id of ['checkbox', 'radio-on']) expect(style(id).appearance).to.equal('auto')
    await lookAway()
  })

  it('COR-186 COR-103 have a label as high as a control', async () => {
    const { find } = await show()
    expect(find('.choice').offsetHeight).to.be.at.least(40)
    expect(find('#checkbox').offsetWidth).to.equal(20)
  })
})
