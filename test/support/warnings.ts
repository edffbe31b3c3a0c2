/** What the page's console was warned of while `act` ran. `act` can look at it meanwhile. */
export async function warnings(act: (told: readonly string[]) => unknown): Promise<string[]> {
  const { warn } = console
  const told: string[] = []
  console.warn = (message: string) => told.push(message)
  try {
    await act(told)
  } finally {
    console.warn = warn
  }
  return told
}
