import { atom } from 'nanostores'
import { helpContent, helpVideos } from '../../../contract/fitment/fitment-help.ts'
import type { Ended } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { categoryName } from '../shared/machine.rules.ts'
import {
  choiceOf,
  offered,
  subcategoryOf,
  unknownNames,
  videoIdsOf,
  type Choice,
} from './choice.rules.ts'
import type { HelpPorts } from './model-help.ports.ts'

const transitions = {
  closed: { load: 'loading' },
  loading: { load: 'loading', show: 'shown', fail: 'failed', close: 'closed' },
  shown: { load: 'loading', fail: 'failed', close: 'closed' },
  failed: { load: 'loading', close: 'closed' },
} as const

/** Help from the server for a choice. `left` and `right` are HTML and not yet sanitized. */
export interface Help {
  videos: readonly string[]
  left: string
  right: string
}
const nothing: Help = { videos: [], left: '', right: '' }

/** Returns the names of the choice in calls (MDL-012). */
const namesOf = ({ category, subcategory }: Choice) => ({
  category: categoryName(category.id),
  subCategory: subcategory?.id,
})

export function model(ports: HelpPorts) {
  const { $state, send } = machine(transitions, 'closed')
  const $choice = atom<Choice>(choiceOf(offered(ports.config), undefined, undefined))
  const $help = atom<Help>(nothing)

  const isOpen = () => $state.get() !== 'closed'

  /** Loads the help of layout v1. null: no help arrived. */
  async function askForVideos(signal: AbortSignal): Promise<Help | null> {
    const videoIds = videoIdsOf($choice.get()).join() || undefined
    const query = { ...namesOf($choice.get()), videoIds }
    const outcome = await ports.call(helpVideos, { query }, { signal })
    if (!outcome.ok) return miss(outcome)
    return { ...nothing, videos: outcome.value.videosInfo.map(({ videoUrl }) => videoUrl) }
  }

  /** Loads the help of layout v2. null: no help arrived. */
  async function askForPanels(signal: AbortSignal): Promise<Help | null> {
    const { hasLeftPanelContent: hasLeft } = ports.config
    const hasLeftPanelContent = hasLeft ? ('true' as const) : ('false' as const)
    const query = { ...namesOf($choice.get()), hasLeftPanelContent }
    const outcome = await ports.call(helpContent, { query }, { signal })
    if (!outcome.ok) return miss(outcome)
    const { leftPanelHTML: left = '', rightPanelHTML: right } = outcome.value
    return { ...nothing, left: hasLeft ? left : '', right }
  }

  function miss(outcome: Ended): null {
    if (ports.failed(outcome, 'ModelHelpFailed')) fail()
    return null
  }

  async function load(): Promise<void> {
    const loading = send('load')
    if (!loading) return
    $help.set(nothing)
    const ask = ports.config.layout === 'v2' ? askForPanels : askForVideos
    const help = await ask(loading)
    if (!help) return
    $help.set(help)
    send('show')
    if (isEmpty()) ports.announce(ports.text('modelHelp.empty'))
  }

  /** Shows and announces a failure. Also runs if the panel's code could not be loaded. */
  function fail(): void {
    if (send('fail')) ports.announce(ports.text('modelHelp.failed'))
  }

  /** true: there is nothing to show. A picture alone is enough (MDL-008). */
  function isEmpty(): boolean {
    const { left, right, videos } = $help.get()
    const image = ports.config.layout === 'v1' && $choice.get().subcategory?.image
    return !image && videos.length === 0 && !left.trim() && !right.trim()
  }

  function choose(change: Partial<Choice>): void {
    $choice.set({ ...$choice.get(), ...change })
    if (isOpen()) void load()
  }

  function open(wanted: string | undefined): void {
    const wasOpen = isOpen()
    choose(choiceOf(offered(ports.config), wanted, ports.config.subCategory))
    if (wasOpen) return
    void load()
    ports.state('open', true)
    const { category, subcategory } = $choice.get()
    ports.emit('dp-help-opened', { category: category.id, subCategory: subcategory?.id ?? '' })
  }

  function close(): void {
    if (!send('close')) return
    ports.state('open', false)
    ports.emit('dp-help-closed', { category: $choice.get().category.id })
  }

  function warnOfNames(): void {
    for (const name of unknownNames(ports.config)) {
      ports.warn(`categories: ${name} is none of the known categories; it is not offered`)
    }
  }

  warnOfNames()
  ports.hear('dp-help-requested', ({ category }, event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    open(category)
  })
  ports.onConfig((config, before) => {
    if (config.categories !== before.categories) {
      warnOfNames()
      const { category, subcategory } = $choice.get()
      $choice.set(choiceOf(offered(config), category.id, subcategory?.id))
    }
    if (isOpen()) void load()
  })
  ports.use(() => {
    const stop = $state.subscribe(state => ports.state('loading', state === 'loading'))
    return () => {
      stop()
      close()
    }
  })

  return {
    $state,
    $choice,
    $help,
    isOpen,
    isEmpty,
    categories: () => offered(ports.config),
    toggle: () => (isOpen() ? close() : open(ports.config.category)),
    chooseCategory: (id: string) => choose(choiceOf(offered(ports.config), id, undefined)),
    chooseSubcategory: (id: string) =>
      choose({ subcategory: subcategoryOf($choice.get().category, id), filter: '' }),
    chooseFilter: (filter: string) => choose({ filter }),
    retry: load,
    close,
    fail,
  }
}
export type ModelHelpModel = ReturnType<typeof model>
