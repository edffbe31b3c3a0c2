import { waitUntil } from './wait.ts'

/** Returns the addresses of navigations during `act`. Waits for at least `leaves`. The page stays. */
export async function leavings(act: () => unknown, leaves = 1): Promise<string[]> {
  const urls: string[] = []
  const stay = (event: NavigateEvent) => {
    urls.push(event.destination.url.replace(location.origin, ''))
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  await act()
  if (leaves) await waitUntil(() => urls.length >= leaves, 'leads nowhere')
  navigation.removeEventListener('navigate', stay)
  return urls
}
