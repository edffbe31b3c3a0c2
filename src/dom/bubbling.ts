import { doc } from './builtin.ts'

/** A native event that bubbles. Old libraries put a class of their own in place of `Event` (COR-096). */
export function bubbling(type: string): Event {
  const event = doc.createEvent('Event')
  event.initEvent(type, true)
  return event
}
