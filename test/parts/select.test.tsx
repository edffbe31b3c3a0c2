import { expect } from '@open-wc/testing'
import { chevronDown } from '../../src/parts/icons/chevron-down.ts'
import { Select } from '../../src/parts/select.tsx'
import { mount, unmountAll } from './mount.tsx'

const choice = (dir: 'ltr' | 'rtl') => (
  <label dir={dir}>
    Country
    <Select part="country">
      <option>A country with a name that is far too long for its field</option>
    </Select>
  </label>
)

/** Px between the arrow and the two edges of its field. */
async function arrow(dir: 'ltr' | 'rtl') {
  const { find } = await mount(choice(dir))
  const select = find('select')
  const icon = find('.select > svg')
  const [field, own] = [select.getBoundingClientRect(), icon.getBoundingClientRect()]
  return { select, icon, left: own.left - field.left, right: field.right - own.right }
}

describe('Select', () => {
  afterEach(unmountAll)

  it('COR-187 has the arrow of every list in place of the browser’s, at its end', async () => {
    const { icon, left, right, select } = await arrow('ltr')
    expect(getComputedStyle(select).appearance).to.equal('none')
    expect(icon.innerHTML).to.contain(chevronDown)
    expect(right).to.equal(12)
    expect(left).to.be.greaterThan(right)
    const mirrored = await arrow('rtl')
    expect(mirrored.left).to.equal(12)
  })

  it('COR-187 opens by a press on the arrow, and keeps text away from it', async () => {
    const { icon, select } = await arrow('ltr')
    expect(getComputedStyle(icon).pointerEvents).to.equal('none')
    expect(Number.parseFloat(getComputedStyle(select).paddingRight)).to.be.at.least(
      12 + icon.getBoundingClientRect().width,
    )
  })
})
