import { expect } from '@open-wc/testing'
import { nextTask, waitUntil } from '../support/wait.ts'
import { SafeHtml } from '../../src/parts/safe-html.tsx'
import { sanitized } from '../../src/parts/sanitizer.ts'
import { mount, unmountAll } from './mount.tsx'

const clean = async (html: string) => {
  const box = document.createElement('div')
  box.append(await sanitized(html))
  return box.innerHTML.trim()
}

describe('SafeHtml', () => {
  afterEach(unmountAll)

  it('COR-080 shows what is harmless', async () => {
    const { shadow } = await mount(<SafeHtml html="<p>Used <b>twice</b><script>1</script></p>" />)
    await waitUntil(() => shadow.querySelector('b'))
    expect(shadow.querySelector('div')?.innerHTML).to.equal('<p>Used <b>twice</b></p>')
  })

  it('shows the newest text when it changes before the sanitizer has loaded', async () => {
    const { draw, shadow } = await mount(<SafeHtml html="<b>old</b>" />)
    await draw(<SafeHtml html="<b>new</b>" />)
    await waitUntil(() => shadow.querySelector('b'))
    await nextTask()
    expect(shadow.textContent).to.equal('new')
  })
})

const { setHTML } = Element.prototype

/** HTML as shops send it. */
const shopHtml = `<!-- a -->
  <table border="1"><caption>Sizes</caption><tbody><tr><th scope="row">S</th><td colspan="2" align="right">36</td></tr></tbody></table>
  <form method="post"><label for="size">Size <select name="size" id="size"><option value="s" selected>S</option></select></label>
  <input type="checkbox" name="gift" checked aria-describedby="note"><textarea name="note" rows="2">x</textarea></form>
  <shop-badge kind="new"><b>New</b></shop-badge><blink>Now</blink><dialog open>Hello</dialog>
  <picture><source media="(width > 1px)"><img src="/a.png" alt="" loading="lazy" width="1"></picture>
  <video controls poster="/b.png"><track kind="captions" src="/c.vtt"></video>
  <details open><summary>More</summary><ul><li data-asin="B0" lang="de" dir="auto">Fuß &amp; &lt;b&gt;</li></ul></details>
  <a href="/a?b=1#c" title="d" rel="nofollow" download>e</a><a href="mailto:a@b.example">f</a>`

for (const [name, prepare] of [
  ["the browser's sanitizer, where there is one", () => {}],
  ['DOMPurify', () => Reflect.deleteProperty(Element.prototype, 'setHTML')],
] as const)
  describe(`sanitizer: ${name}`, () => {
    beforeEach(prepare)
    afterEach(() => {
      if (setHTML) Element.prototype.setHTML = setHTML
    })

    for (const [what, html, kept] of [
      ['scripts', '<p>a</p><script>b</script>', '<p>a</p>'],
      ['event attributes', '<b onclick="a()" onfocus=b()>c</b>', '<b>c</b>'],
      ['javascript: addresses', '<a href="java&#10;script:a()">b</a>', '<a>b</a>'],
      ['data: addresses', '<img src="data:image/svg+xml,a" alt="b">', '<img alt="b">'],
      ['iframes', 'a<iframe src="/b"></iframe>', 'a'],
      ['objects', 'a<object data="/b"></object><embed src="/b">', 'a'],
      ['meta elements', 'a<meta http-equiv="refresh" content="0">', 'a'],
      ['base and link elements', 'a<base href="//b"><link rel="stylesheet" href="/b">', 'a'],
      ['styles', '<style>a{}</style><p style="color:red">b</p>', '<p>b</p>'],
      ['form targets', '<form action="//a" target="b"></form>', '<form></form>'],
      ['targets of buttons', '<button formaction="//a">b</button>', '<button>b</button>'],
      ['svg', 'a<svg><animate onbegin="b()"></animate></svg>', 'a'],
      ['comments', 'a<!-- b -->c', 'ac'],
      ['templates', 'a<template><b>c</b></template>', 'a'],
      ['slots, but not what they hold', '<slot name="a"><b>c</b></slot>', '<b>c</b>'],
      ['tags of elements that it does not know', '<dp-deal-box data-a="b">c</dp-deal-box>', 'c'],
      ['several addresses of a picture', '<img srcset="/a 2x" src="/b">', '<img src="/b">'],
      [
        "names that hide a form's own",
        '<input name="submit"><input id="cookie">',
        '<input><input>',
      ],
    ] as const) {
      it(`COR-080 drops ${what}`, async () => {
        expect(await clean(html)).to.equal(kept)
      })
    }

    it('COR-081 reports no style or event attribute to the policy of the page', async () => {
      const violations: string[] = []
      const heard = (event: SecurityPolicyViolationEvent) =>
        violations.push(event.effectiveDirective)
      document.addEventListener('securitypolicyviolation', heard)
      const policy = document.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = "style-src-attr 'none'; script-src-attr 'none'"
      document.head.append(policy)
      const html =
        '<p title="a > b" style="color:red" onclick=\'b()\'>c</p><a href=/style=1 ONCLICK=d()>e</a>'
      expect(await clean(html)).to.equal('<p title="a &gt; b">c</p><a href="/style=1">e</a>')
      // A policy holds until the page ends. Each tells of this attribute last.
      const policies = document.querySelectorAll('meta[http-equiv=Content-Security-Policy]')
      const last = document.body.appendChild(document.createElement('p'))
      last.setAttribute('style', 'color:red')
      await waitUntil(() => violations.length >= policies.length, 'no violation')
      last.remove()
      document.removeEventListener('securitypolicyviolation', heard)
      expect(violations).to.deep.equal([...policies].map(() => 'style-src-attr'))
    })

    it('COR-080 keeps links, images and what the page marks', async () => {
      const html =
        '<a href="/a">b</a><img alt="c" src="https://d.example/e"><i data-dp-action="f">g</i>'
      expect(await clean(html)).to.equal(html)
    })

    it('COR-080 drops what is in a form that hides the methods of removal', async () => {
      const hiding = '<input name="removeAttribute"><input name="getAttributeNames">'
      const shown = await clean(`<form onclick="a()">${hiding}<svg></svg></form>b`)
      expect(shown)
        .to.contain('b')
        .and.not.match(/onclick|svg/)
    })

    it('COR-080 keeps names that only a form of the page has', async () => {
      const form = Object.assign(document.createElement('form'), { name: 'rating' })
      document.body.append(form)
      expect(await clean('<input name="rating">')).to.equal('<input name="rating">')
      form.remove()
    })

    it('COR-080 keeps of the HTML of a shop what DOMPurify keeps', async () => {
      const shown = await clean(shopHtml)
      Reflect.deleteProperty(Element.prototype, 'setHTML')
      expect(shown).to.equal(await clean(shopHtml))
      expect(shown).to.contain('<td colspan="2" align="right">').and.contain('<b>New</b>')
      expect(shown).to.contain('<select name="size" id="size">').and.contain('data-asin="B0"')
      expect(shown).to.contain('aria-describedby="note"').and.contain('<a>f</a>')
    })
  })
