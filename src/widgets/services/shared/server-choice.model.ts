import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import { field } from './chosen-services.model.ts'
import { selectedIn } from './service.rules.ts'

interface ServerPorts {
  readonly element: HTMLElement
  use(setup: () => () => void): void
  onRestore(heard: (fields: Readonly<Record<string, string>> | null) => void): void
}

interface Restored {
  /** Chooses services by their product ids, and tells nobody. */
  restore: (asins: readonly string[]) => void
  /** Submits what is chosen. */
  settle: () => void
}

/** Takes what the server has chosen in its own fields, whose place the element takes (COR-061, COR-062). */
export function takeServerChoice(ports: ServerPorts, { restore, settle }: Restored): void {
  const initial = selectedIn(serverValue(ports.element, field))
  if (initial.length > 0) restore(initial)
  ports.use(() => {
    const end = replaceServerFields(ports.element)
    // The fields of the server are disabled now, so the form needs the element's own.
    settle()
    return end
  })
  ports.onRestore(fields => restore(fields ? selectedIn(fields[field]) : initial))
}
