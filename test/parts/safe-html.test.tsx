import { aTimeout, expect } from '@open-wc/testing'
import { waitUntil } from '../support/wait.ts'
import { SafeHtml } from '../../src/parts/safe-html.tsx'
import { sanitize } from '../../src/parts/sanitizer.ts'
import { mount, unmountAll } from './mount.tsx'

const clean = (html: string) => {
  const box = document.createElement('div')
  box.append(sanitize(html))
  return box.innerHTML
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
    await aTimeout(0)
    expect(shadow.textContent).to.equal('new')
  })
})

describe('sanitizer', () => {
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
  ] as const) {
    it(`COR-080 drops ${what}`, () => {
      expect(clean(html)).to.equal(kept)
    })
  }

  it('COR-081 reports no style or event attribute to the policy of the page', async () => {
    const violations: string[] = []
    const heard = (event: SecurityPolicyViolationEvent) => violations.push(event.effectiveDirective)
    document.addEventListener('securitypolicyviolation', heard)
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "style-src-attr 'none'; script-src-attr 'none'"
    document.head.append(policy)
    const html =
      '<p title="a > b" style="color:red" onclick=\'b()\'>c</p><a href=/style=1 ONCLICK=d()>e</a>'
    expect(clean(html)).to.equal('<p title="a &gt; b">c</p><a href="/style=1">e</a>')
    await aTimeout(50)
    document.removeEventListener('securitypolicyviolation', heard)
    expect(violations).to.deep.equal([])
  })

  it('COR-080 keeps links, images and what the page marks', () => {
    const html =
      '<a href="/a">b</a><img alt="c" src="https://d.example/e"><i data-dp-action="f">g</i>'
    expect(clean(html)).to.equal(html)
  })
})
