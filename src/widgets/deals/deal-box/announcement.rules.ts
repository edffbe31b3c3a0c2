import { formatDuration } from '../../../rules/duration.ts'
import type { DealPorts, MessageId, Notice, Shown } from './deal-box.ports.ts'

type Text = DealPorts['text']

/** A text that may tell how much time is left, as h:mm:ss or m:ss. */
export function timedText(
  text: Text,
  { id, left }: Pick<Notice, 'id' | 'left'>,
  locale: string,
): string {
  if (left === undefined) return text(id)
  const [mm = '', ss = ''] = formatDuration(left, 'm:ss', locale).split(':')
  return text(id, { time: formatDuration(left, 'h:mm:ss', locale), mm, ss })
}

/** What stands in words, apart from the ticking timer. */
function spoken({
  header,
  notices,
  failure,
  claiming,
  control,
}: Shown): Pick<Notice, 'id' | 'left'>[] {
  const ids: (MessageId | null)[] = [
    claiming || control === 'updating' ? 'deal.processing' : null,
    control === 'retry' ? 'deal.notUpdated' : null,
    failure,
  ]
  return [{ id: header }, ...notices, ...ids.flatMap(id => (id ? [{ id }] : []))]
}

/**
 * What to announce of a change: what has come new, else what the deal is now. null where the words
 * are the same as before (DEA-068).
 */
export function announcement(
  before: Shown,
  shown: Shown,
  text: Text,
  locale: string,
): string | null {
  const old = spoken(before).map(({ id }) => id)
  const words = spoken(shown)
  if (words.length === old.length && words.every(({ id }) => old.includes(id))) return null
  const fresh = words.filter(({ id }) => !old.includes(id))
  return (fresh.length > 0 ? fresh : words.slice(0, 1))
    .map(one => timedText(text, one, locale))
    .join(' ')
}
