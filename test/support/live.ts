import { scenesOf, type Shown, type SuitePage } from './suite-page.ts'

/** Drives an element through its examples; how many scenes it came through. */
export async function live(page: SuitePage, element: Shown): Promise<number> {
  const scenes = scenesOf(element)
  for (const [at, scene] of scenes.entries()) {
    try {
      await page.place(element, scene, at)
      await page.call('shows')
      await page.drive(scene)
      await page.call('clear')
    } catch (error) {
      // What it waited for in vain says less than what went wrong meanwhile.
      throw new Error([scene.example.title, ...(await page.take())].join('\n'), { cause: error })
    }
  }
  await page.settle()
  return scenes.length
}
