import type { PartData, PartList, PartNode } from '../../pages/fitment/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import { cardsIn } from '../products/in-language.ts'
import type { Words } from '../server/words.ts'
import type { PartWords } from './wording/part-words.ts'
import { partWordings } from './wording/wording.ts'

type Machines = PartWords['machines']

/** Spare parts and machines in the visitor's language, as far as the store has words for them. */
export function partsIn(parts: PartData, words: Words, language: Language): PartData {
  const machines: Machines = language === 'en' ? {} : partWordings[language].parts.machines
  const node = (given: PartNode): PartNode => ({
    ...given,
    label: words.name(language, given.label),
    machineTypes: given.machineTypes.map(type => ({
      ...type,
      label: machines[type.value]?.one ?? type.label,
    })),
  })
  const types = (given: PartList['types']) =>
    given
      .map(type => ({ ...type, label: words.name(language, type.label) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return {
    ...parts,
    async facts(asin) {
      const facts = await parts.facts(asin)
      return facts && { ...facts, node: node(facts.node) }
    },
    nodes: async () => (await parts.nodes()).map(node),
    async list(filter) {
      const list = await parts.list(filter)
      return {
        ...list,
        cards: await cardsIn(words, language, list.cards),
        types: types(list.types),
      }
    },
  }
}
