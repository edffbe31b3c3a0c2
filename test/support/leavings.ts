import { waitUntil } from './wait.ts'

/** Where the page is led while `act` runs, and until it is led there so often; it stays. */
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
