import { expect } from '@open-wc/testing'
import { foreignOrigin } from '../../src/page/call-origins.ts'
import { setMeta } from '../support/browser.ts'

describe('the origins that may learn tokens', () => {
  afterEach(() => {
    for (const name of ['dp-base-url', 'dp-call-origins'])
      document.head.querySelector(`meta[name="${name}"]`)?.remove()
  })

  it('COR-123 are the page’s own alone, where the page names none', () => {
    for (const address of ['/x', 'x', '?x', location.href])
      expect(foreignOrigin(address), address).to.equal(null)
    expect(foreignOrigin('https://a.example/x')).to.equal('https://a.example')
    expect(foreignOrigin('//a.example/x')).to.equal(`${location.protocol}//a.example`)
  })

  it('COR-123 are those of the base and of the list, and nothing that only begins so', () => {
    setMeta('dp-base-url', 'https://a.example/v1')
    setMeta('dp-call-origins', ' https://b.example\n  https://c.example/path ')
    for (const name of ['a', 'b', 'c'])
      expect(foreignOrigin(`https://${name}.example/x`), name).to.equal(null)
    for (const origin of ['https://d.example', 'http://a.example', 'https://a.example:81'])
      expect(foreignOrigin(`${origin}/x`)).to.equal(origin)
    expect(foreignOrigin('https://a.example.evil/x')).to.equal('https://a.example.evil')
  })

  it('COR-123 are none for what is no address', () => {
    expect(foreignOrigin('http://[')).to.equal('http://[')
    setMeta('dp-base-url', 'http://[')
    setMeta('dp-call-origins', 'http://] ')
    expect(foreignOrigin('http://[')).to.equal('http://[')
    expect(foreignOrigin('data:,x')).to.equal('null')
  })
})
