import { describe, it } from 'node:test'
import { withVisitor, type Visitor, type VisitorOptions } from '../../support/shop-visitor.ts'

/** How a shopper gets at things: what is written is written at a keyboard, on a screen or before it. */
interface Hands {
  name: string
  options: VisitorOptions
  /** Presses a button, or goes into a field. */
  use(visitor: Visitor, role: string, name: string): Promise<unknown>
  /** Takes an option of the list below the field that has focus. */
  take(visitor: Visitor, option: string): Promise<unknown>
}

const hands: Hands[] = [
  {
    name: 'by mouse',
    options: {},
    use: ({ press }, role, name) => press(role, name),
    take: ({ press }, option) => press('option', option),
  },
  {
    name: 'by touch',
    options: { device: 'phone' },
    use: ({ tap }, role, name) => tap(role, name),
    take: ({ tap }, option) => tap('option', option),
  },
  {
    name: 'by keyboard alone',
    options: {},
    async use({ page, tabTo }, role, name) {
      await tabTo(role, name)
      if (role === 'button') await page.keyboard.press('Enter')
    },
    async take({ page, see }, option) {
      await see('option', option)
      do await page.keyboard.press('ArrowDown')
      while (!(await page.evaluate(activeOption)).startsWith(option))
      await page.keyboard.press('Enter')
    },
  },
]

/** What the arrow keys have come to in the list of the field that has focus. */
function activeOption(): string {
  const shown = document.activeElement?.shadowRoot
  const id = shown?.activeElement?.getAttribute('aria-activedescendant')
  return (id && shown?.getElementById(id)?.textContent) || ''
}

/** Whether no list lies over what stands below the field. */
function isClosed(): boolean {
  const stripe = document.querySelector('dp-fitment-stripe')?.shadowRoot
  return !stripe?.querySelector('[role=option]')
}

const smartBox = 'Brand, series, model or part number'

for (const { name, options, use, take } of hands) {
  describe(`a machine named ${name}`, () => {
    it(
      'FIT-022 FIT-060 is found by its number',
      withVisitor(options, async visitor => {
        await visitor.go('/dp/B0PUMP0001')
        await use(visitor, 'combobox', 'Model number')
        await visitor.page.keyboard.type(' gs60 4210w ')
        await use(visitor, 'button', 'Check fit')
        await visitor.read('This fits your Bergstrom GS 60 GS60-4210W.')
      }),
    )

    it(
      'FIT-099 FIT-109 FIT-135 is found by brand and number',
      withVisitor(options, async visitor => {
        const { page } = visitor
        await visitor.go('/dp/B0BELT0001')
        await use(visitor, 'button', 'Select a brand')
        await visitor.see('dialog', 'Select a brand')
        if (name === 'by touch') await visitor.tap('combobox', 'Filter brands')
        await visitor.focused('[aria-label="Filter brands"]')
        await page.keyboard.type('bergs')
        if (name === 'by keyboard alone') await page.keyboard.press('Enter')
        else await take(visitor, 'Bergstrom')
        await visitor.see('button', 'Select a brand: Bergstrom')
        await use(visitor, 'combobox', 'Model number')
        await page.keyboard.type('WM8-1400')
        await take(visitor, 'Bergstrom QuietWash 8 WM8-1400A')
        await visitor.read('This fits your Bergstrom QuietWash 8 WM8-1400A.')
      }),
    )

    it(
      'FIT-115 FIT-120 FIT-161 is found piece by piece in the smart box',
      withVisitor(options, async visitor => {
        const { page } = visitor
        await visitor.go('/dp/B0FILTER01')
        await use(visitor, 'combobox', smartBox)
        await page.keyboard.type('bergst')
        await take(visitor, 'Bergstrom')
        // Its series are listed at once, and the models of the series then.
        await visitor.see('option', 'GS 60')
        await take(visitor, 'Cool 180')
        await visitor.see('button', 'Remove Cool 180')
        await take(visitor, 'KG180-31B')
        await page.waitForFunction(isClosed)
        await use(visitor, 'button', 'Check fit')
        await visitor.read('This fits your Bergstrom Cool 180 KG180-31B.')
      }),
    )
  })
}
