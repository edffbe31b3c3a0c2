/**
 * The list of all pages: open where the window has room for it. The sheet shows it there without this, too, but tools
 * for accessibility go by the attribute.
 */

const menu = document.querySelector<HTMLDetailsElement>('.side .menu')
const roomy = matchMedia('(width >= 860px)')

const follow = () => menu?.toggleAttribute('open', roomy.matches)
roomy.addEventListener('change', follow)
follow()
