import { scenesOf, type Shown, type SuitePage } from './suite-page.ts'

/** Drives an element through its examples. Returns the number of scenes. */
export async function live(page: SuitePage, element: Shown): Promise<number> {
  const scenes = scenesOf(element)
  for (const [at, scene] of scenes.entries()) {
    try {
      await page.place(element, scene, at)
      await page.call('shows')
      await page.drive(scene)
      await page.call('clear')
    } catch (error) {
      // The faults so far say more than the timeout.
      throw new Error([scene.example.title, ...(await page.take())].join('\n'), { cause: error })
    }
  }
  await page.settle()
  return scenes.length
}
