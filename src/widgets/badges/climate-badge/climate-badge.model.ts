import { atom } from 'nanostores'
import { sliding } from '../../../machine/sliding.ts'
import type { ClimatePorts } from './climate-badge.ports.ts'
import { content } from './content.model.ts'
import type { SecondView } from './views.rules.ts'

/** CLI-002, CLI-005. */
const openMs = 300
const closeMs = 200

export function model(ports: ClimatePorts) {
  const explanation = content(ports)
  /** The second view that shows. null: the first view. */
  const $view = atom<SecondView | null>(null)
  const unknown = new Set<string>()

  const panel = sliding({
    after: (ms, run) => ports.after(ms, run),
    openMs,
    closeMs,
    onOpened: () => ports.emit('dp-climate-sheet-opened', {}),
    onClosed: () => ports.emit('dp-climate-sheet-closed', {}),
  })

  function open(): void {
    if (!explanation.isOffered() || !panel.open()) return
    $view.set(null)
    void explanation.load()
  }

  function show(view: SecondView | null): void {
    $view.set(view)
    ports.emit('dp-climate-view-changed', { view: view?.id ?? 'primary' })
  }

  /** Shows a second view. Warns once of an id that no view has (CLI-018). */
  function visit(id: string): void {
    const shown = explanation.$content.get()
    const views = typeof shown === 'object' ? shown.secondary : []
    const view = views.find(one => one.id === id)
    if (view) return show(view)
    if (unknown.has(id)) return
    unknown.add(id)
    const names = views.map(one => one.id).join(', ') || 'no view at all'
    ports.warn(`data-dp-view: expected one of ${names}, got "${id}"; the sheet stays as it is`)
  }

  function back(): void {
    if ($view.get()) show(null)
  }

  function close(): void {
    panel.close()
  }

  ports.onConfig((config, before) => {
    if (!explanation.follow(config, before)) return
    $view.set(null)
    if (!explanation.isOffered()) panel.close()
    else if (panel.isShown()) void explanation.load()
  })
  ports.use(() => {
    const ends = [
      panel.$state.subscribe(() => ports.state('open', panel.isShown())),
      explanation.$content.subscribe(now => ports.state('loading', now === 'loading')),
    ]
    return () => {
      panel.drop()
      for (const end of ends) end()
    }
  })

  return {
    $state: panel.$state,
    $content: explanation.$content,
    $view,
    isShown: panel.isShown,
    isOffered: explanation.isOffered,
    open,
    close,
    visit,
    back,
    retry: explanation.load,
    reject(): void {
      $view.set(null)
      explanation.reject()
    },
  }
}
export type ClimateBadgeModel = ReturnType<typeof model>
