import { icons } from '@iconify-json/fluent-emoji-flat'
import { goods } from './goods.ts'
import { machines } from './machines.ts'
import { parts } from './parts.ts'

/** An icon in another colour. */
function dyed(name: string, colours: Readonly<Record<string, string>>): string {
  const body = icons.icons[name]?.body ?? ''
  return body.replaceAll(/#[0-9a-f]{6}/gi, found => colours[found.toLowerCase()] ?? found)
}

/** Our own drawings, in the manner of the icons and on their grid, by name. */
export const drawings: Readonly<Record<string, string>> = {
  ...machines,
  ...parts,
  ...goods,
  'green-dress': dyed('dress', { '#46a4fb': '#7c9a6a', '#6b438b': '#53704a' }),
  'ember-controller': dyed('video-game', { '#604f9e': '#c8402f', '#a4aeeb': '#f6c3b8' }),
  'ochre-backpack': dyed('backpack', { '#f8312f': '#d99a2b', '#ca0b4a': '#a8701a' }),
  'undyed-scarf': dyed('scarf', {
    '#f8312f': '#dfd0b2',
    '#ca0b4a': '#c9b58f',
    '#990838': '#b09b74',
  }),
}
