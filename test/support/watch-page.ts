/** Records everything that an element must never do to its page. */
export function watchPage() {
  let seen: string[] = []
  const error = ({ message }: ErrorEvent) => seen.push(`error: ${message}`)
  const rejection = ({ reason }: PromiseRejectionEvent) =>
    seen.push(`unhandled rejection: ${reason?.stack ?? reason}`)
  const told = (event: Event) => {
    const { detail, target } = event as CustomEvent
    if (detail?.code !== 'crash') return
    const [problem] = detail.problems ?? []
    seen.push(`crash of <${(target as Element).localName}>: ${problem?.message}`)
  }
  addEventListener('error', error)
  addEventListener('unhandledrejection', rejection)
  document.addEventListener('dp-error', told)
  return {
    /** Faults so far. `take()` also forgets them. */
    faults: (): readonly string[] => seen,
    take(): string[] {
      const taken = seen
      seen = []
      return taken
    },
    end(): void {
      removeEventListener('error', error)
      removeEventListener('unhandledrejection', rejection)
      document.removeEventListener('dp-error', told)
    },
  }
}
