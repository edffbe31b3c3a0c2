import { expect } from '@open-wc/testing'
import { ClampedText } from '../../src/parts/clamped-text.tsx'
import { DataTable } from '../../src/parts/data-table.tsx'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

const rowsOf = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('tr')].map(row => [...row.cells].map(cell => cell.textContent))

describe('DataTable', () => {
  afterEach(unmountAll)

  it('TAB-001 names columns and rows', async () => {
    const rows = [{ key: 's', header: 'S', cells: ['90', '70'] }]
    const { shadow } = await mount(
      <DataTable rows={rows} columns={['Chest', 'Waist']} label="Sizes" />,
    )
    expect(rowsOf(shadow)).to.deep.equal([
      ['', 'Chest', 'Waist'],
      ['S', '90', '70'],
    ])
    const scopes = [...shadow.querySelectorAll('th')].map(one => one.getAttribute('scope'))
    expect(scopes).to.deep.equal(['col', 'col', 'row'])
    expect(shadow.querySelector('table')?.ariaLabel).to.equal('Sizes')
  })

  it('TAB-001 shows a dash for nothing, and what only looks like nothing', async () => {
    const cells = ['', ' ', '\u0000', undefined, null, false, 0, '0', <b key="b">b</b>]
    const { shadow } = await mount(<DataTable rows={[{ key: 1, header: '', cells }]} />)
    expect(rowsOf(shadow)).to.deep.equal([['–', '–', '–', '–', '–', '–', '–', '0', '0', 'b']])
  })
})

describe('ClampedText', () => {
  afterEach(unmountAll)

  it('TAB-004 measures again when a font has loaded', async () => {
    const seen: boolean[] = []
    await mount(
      <ClampedText lines={1} onMeasured={isCut => seen.push(isCut)}>
        Text
      </ClampedText>,
    )
    await waitUntil(() => seen.length > 1, 'never measured')
    const before = seen.length
    document.fonts.dispatchEvent(new Event('loadingdone'))
    expect(seen.length).to.equal(before + 1)
    unmountAll()
    document.fonts.dispatchEvent(new Event('loadingdone'))
    expect(seen.length).to.equal(before + 1)
  })
})
