import { expect, nextFrame } from '@open-wc/testing'
import { useLayoutEffect, type ReactNode } from 'react'
import { KeepFocus } from '../../src/parts/keep-focus.tsx'
import { mount, unmountAll } from './mount.tsx'

const group = (inner: ReactNode, to?: string) => (
  <KeepFocus label="Machine" to={to}>
    {inner}
  </KeepFocus>
)
const button = (name: string, disabled = false) => (
  <button key={name} className={name} disabled={disabled} type="button">
    {name}
  </button>
)

const show = (node: HTMLDialogElement | null): void => {
  if (node?.isConnected && !node.open) node.showModal()
}

const dialog = (inner: ReactNode) =>
  group(
    <dialog ref={show} className="open">
      {inner}
    </dialog>,
  )

/** Draws `first`, focuses its button, and draws `then`. Resolves with what has the focus a frame later. */
async function after(first: ReactNode, then: ReactNode, before?: (focused: HTMLElement) => void) {
  const view = await mount(first)
  view.find('button').focus()
  before?.(view.find('button'))
  await view.draw(then)
  await nextFrame()
  const { activeElement } = view.shadow
  return activeElement?.className || activeElement?.role || document.activeElement?.localName
}

describe('KeepFocus', () => {
  afterEach(unmountAll)

  it('COR-102 takes the focus of a control that a redraw removes', async () => {
    expect(await after(group(button('yes')), group('Thanks'))).to.equal('group')
  })

  it('COR-102 gives the focus to the control that it names', async () => {
    expect(await after(group(button('yes')), group(button('undo'), '.undo'))).to.equal('undo')
    expect(await after(group(button('yes')), group('Thanks', '.undo'))).to.equal('group')
  })

  it('COR-102 takes the focus where the control that it names is disabled', async () => {
    const then = group(button('undo', true), '.undo')
    expect(await after(group(button('yes')), then)).to.equal('group')
  })

  it('COR-102 takes the focus of a control that a redraw disables', async () => {
    expect(await after(group(button('yes')), group(button('yes', true)))).to.equal('group')
  })

  it('COR-102 leaves the focus on a control that stays', async () => {
    const then = group([button('yes'), button('no')], '.no')
    expect(await after(group(button('yes')), then)).to.equal('yes')
  })

  it('COR-102 gives the focus to the open dialog that the control was in', async () => {
    expect(await after(dialog(button('yes')), dialog('Thanks'))).to.equal('open')
  })

  it('COR-102 takes no focus that is elsewhere', async () => {
    const other = document.body.appendChild(document.createElement('input'))
    const then = await after(group(button('yes')), group('Thanks'), () => other.focus())
    other.remove()
    expect(then).to.equal('input')
  })

  it('COR-102 takes no focus while nothing has it', async () => {
    expect(await after(group(button('yes')), group('Thanks'), focused => focused.blur())).to.equal(
      'body',
    )
  })

  it('COR-102 leaves the focus to a control of the page that a layer inside gives it back to', async () => {
    const other = document.body.appendChild(document.createElement('input'))
    const Layer = () => {
      useLayoutEffect(() => () => other.focus(), [])
      return button('yes')
    }
    const then = await after(group(<Layer />), group(button('undo'), '.undo'))
    other.remove()
    expect(then).to.equal('input')
  })

  it('COR-102 takes no focus of a host that has left the page', async () => {
    const view = await mount(group(button('yes')))
    view.find('button').focus()
    view.host.remove()
    await view.draw(group('Thanks'))
    document.body.append(view.host)
    expect(view.shadow.activeElement).to.equal(null)
  })
})
