import { atom } from 'nanostores'
import type { TechTerm } from '../../../../elements/renewed/tech-term.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { SideSheet } from '../../../machine/side-sheet.ts'
import { definitionOf, isDefined } from './definition.rules.ts'
import { late } from './tech-term.late.ts'
import type { messages } from './tech-term.messages.ts'
import type { Entry } from './tech-term.ports.ts'

export function model(ports: WrapperPorts<TechTerm, typeof messages>) {
  const { element } = ports
  const hasDefinition = () => isDefined(element, ports.config.definition)
  const $isDefined = atom(hasDefinition())
  const panel = () => ports.here(late.panel)
  const detail = () => ({ term: ports.config.term })
  const told = {
    onOpened: () => ports.emit('dp-tech-term-opened', detail()),
    onClosed: () => ports.emit('dp-tech-term-closed', detail()),
  }
  /** The term in the text. */
  let term: HTMLElement | null = null
  let entry: Entry | null = null
  let sheet: SideSheet | null = null

  function show(): void {
    if (!term) return
    entry = {
      title: ports.config.term,
      content: definitionOf(element, ports.config.definition),
      closeLabel: ports.text('common.close'),
      locale: ports.config.locale,
      term,
      close: () => void sheet?.close(),
    }
    panel()?.show(entry)
  }
  function hide(): void {
    if (entry) panel()?.hide(entry)
    entry = null
  }
  function renew(): void {
    $isDefined.set(hasDefinition())
    if (sheet?.isShown() && $isDefined.get()) show()
  }

  async function open(): Promise<void> {
    const code = await ports.late(late.panel)
    if (!code) return
    if (!sheet) {
      sheet = code.sideSheet(ports, told)
      ports.watch(sheet.$state, state => {
        if (state === 'opening') show()
        else if (state === 'closing') hide()
        else if (state === 'closed') code.clear()
      })
    }
    sheet.open()
  }

  ports.onConfig(renew)

  return {
    $isDefined,
    renew,
    drawn(root: ParentNode): void {
      term = root.querySelector('.term')
    },
    press(event: Event): void {
      if (event.defaultPrevented) return
      // A term in a label or a link of the page is no press on that.
      event.preventDefault()
      void open()
    },
    key(event: KeyboardEvent): void {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      void open()
    },
  }
}
export type TechTermModel = ReturnType<typeof model>
