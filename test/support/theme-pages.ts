import { libraryFiles } from './hostile/libraries.ts'
import { documentOf, type HostilePage } from './hostile/page.ts'
import { openSuitePage } from './suite-page.ts'

/** Pages of old themes: jQuery sets what the shopper presses, and Bootstrap draws input groups and modals. */

const script = (file: string) => `<script src="/__suite/modules/${file}"></script>`
const sheet = (file: string) => `<link rel="stylesheet" href="/__suite/modules/${file}">`

/** Steppers and limits as themes write them. `$.fn.on` needs jQuery 1.7. */
const theme = `<script>
  jQuery(document).on('click', '.plus, .minus', function () {
    var field = jQuery(this).closest('.input-group').find('[name=quantity]')
    var by = jQuery(this).is('.plus') ? 1 : -1
    field.val(Number(field.val()) + by).trigger('change')
  })
  jQuery(document).on('change', '[name=quantity]', function () {
    if (Number(jQuery(this).val()) > 10) jQuery(this).val(10)
    jQuery('.echo').text(jQuery(this).val())
  })
</script>`

const withJquery = (name: string): HostilePage => ({
  name: `a theme with ${name}`,
  rows: 'COR-160',
  head: script(`${name}/dist/jquery.js`),
  end: theme,
})
const withBootstrap = (version: 4 | 5): HostilePage => ({
  name: `a theme with Bootstrap ${version}`,
  rows: 'COR-160',
  head:
    sheet(`bootstrap-${version}/dist/css/bootstrap.css`) +
    script('jquery/dist/jquery.js') +
    script(`bootstrap-${version}/dist/js/bootstrap.bundle.js`),
  end: theme,
})

export const themePages: readonly HostilePage[] = [
  ...['jquery-1.12', 'jquery-2', 'jquery', 'jquery-4'].map(withJquery),
  withBootstrap(4),
  withBootstrap(5),
]
export const bootstrapPages = themePages.slice(-2)

export const asin = 'B0KEYBRD01'
export const input = '<input type="number" class="form-control" id="qty" name="quantity" value="1">'
export const select = `<select class="form-control" id="qty" name="quantity">
  <option>1</option><option>2</option><option>3</option><option>4</option></select>`

/** A selector between the theme's own buttons. */
export const group = (control: string, attributes = '') => `<label for="qty">Amount:</label>
  <div class="input-group">
    <button type="button" class="btn btn-secondary minus">−</button>
    <dp-quantity-selector data-widget-id="qty" data-asin="${asin}" ${attributes}>${control}</dp-quantity-selector>
    <button type="button" class="btn btn-secondary plus">+</button>
  </div>`
/** The form of a product. The buy box posts the quantity, too. */
export const product = (inside: string, attributes = '') => `<form
    action="/gp/product/handle-buy-box" method="post" id="add">
  <dp-buy-box data-asin="${asin}" data-show-quantity="false" ${attributes}>
    ${inside}
    <button type="submit" class="btn btn-primary send">Add to cart</button>
  </dp-buy-box>
</form><p class="echo"></p>`

interface Pushed {
  stores: { quantity(asin: string): { set(quantity: undefined): void } }
}

export type ThemePage = Awaited<ReturnType<typeof openTheme>>

export async function openTheme(hostile: HostilePage) {
  const suite = await openSuitePage({ html: documentOf(hostile, ''), files: libraryFiles })
  const { page } = suite
  return {
    ...suite,
    /** Puts a part into the page, as a script of the theme does, and waits until its elements follow the page. */
    async put(html: string): Promise<void> {
      await page.evaluate(text => {
        const stage = document.querySelector('#stage')
        if (!stage) throw new Error('no stage')
        stage.innerHTML = ''
        // The quantity of a product outlives the part that showed it. Before the first part, there is none.
        const dp: { push(run: (pushed: Pushed) => void): void } | undefined = Reflect.get(
          window,
          'dp',
        )
        dp?.push(({ stores }) => stores.quantity('B0KEYBRD01').set(undefined))
        stage.innerHTML = text
      }, html)
      await page.waitForFunction(
        () =>
          document.querySelector('#stage dp-quantity-selector') &&
          [...document.querySelectorAll('#stage *')].every(
            node => !node.localName.startsWith('dp-') || node.matches(':state(ready)'),
          ),
      )
      // The code that follows the page comes as soon as the shopper's pointer is anywhere in the page.
      await page.mouse.move(1, 1)
      await page.mouse.move(2, 2)
      await page.waitForFunction(
        () =>
          !document.querySelector('#qty') ||
          Object.hasOwn(document.querySelector('#qty') ?? {}, 'value'),
      )
    },
    /** Runs code of the theme. */
    run: (code: string): Promise<unknown> => page.evaluate(code),
    /** What the form would post under these names. */
    posts: (...names: readonly string[]): Promise<string[]> =>
      page.$eval(
        'form',
        (form, all) => all.map(name => new FormData(form).getAll(name).join(' and ')),
        names,
      ),
    /** Text and accessible name of the control of the selector. */
    shown: (): Promise<string> =>
      page.$eval('dp-quantity-selector', ({ shadowRoot }) => {
        const control = shadowRoot?.querySelector<HTMLInputElement>('[part~=button], [part~=input]')
        return `${control?.ariaLabel} ${control?.value || control?.textContent}`
      }),
    cart: (): Promise<{ asin: string; quantity: number }[]> =>
      page.evaluate(async () => (await fetch('/__facts/cart')).json()),
  }
}
