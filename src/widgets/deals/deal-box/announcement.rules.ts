import { formatDuration } from '../../../rules/duration.ts'
import type { DealPorts, MessageId, Notice, Shown } from './deal-box.ports.ts'

type Text = DealPorts['text']

/** Returns a text. If it counts down, fills in the time left: `{time}` is h:mm:ss, `{mm}:{ss}` is m:ss. */
export function timedText(
  text: Text,
  { id, left }: Pick<Notice, 'id' | 'left'>,
  locale: string,
): string {
  if (left === undefined) return text(id)
  const [mm = '', ss = ''] = formatDuration(left, 'm:ss', locale).split(':')
  return text(id, { time: formatDuration(left, 'h:mm:ss', locale), mm, ss })
}

/** Returns all texts that show, without the ticking timer. */
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
 * Returns the announcement of a change: the new texts, or the header if texts were only removed. null: the texts are
 * the same (DEA-068).
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
