import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { built, reserveOf } from '../../build/entries.mjs'
import { pageSheet, weightless } from '../../build/page-sheet.mjs'
import { at } from '../../build/project.mjs'

const sheet = await pageSheet()
const sheets = built.filter(one => globSync(reserveOf(one), { cwd: at('') }).length > 0)

/** Of all sheets. An animation has a name like a tag. */
const animations = new Set([...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))

/** Tags that a sheet names outside of comments. `dp-disable` is a meta. */
const tagsIn = (css: string) =>
  new Set(
    css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .match(/(?<![\w-])dp-[\w-]+/g)
      ?.filter(name => !animations.has(name) && name !== 'dp-disable'),
  )

/** What stands in these parentheses. `css` begins behind the opening one. */
function inParentheses(css: string): string {
  let depth = 1
  let end = 0
  for (; depth > 0 && end < css.length; end++) depth += { '(': 1, ')': -1 }[css[end]!] ?? 0
  return css.slice(0, end - 1)
}
/** Conditions on the whole page. */
const pageConditions = (css: string): string[] =>
  css
    .split(/:root(?::not\(:|:)has\(/)
    .slice(1)
    .map(inParentheses)

/** What makes a browser compute styles anew in a large part of the page, because one element has changed. */
const costly: Readonly<Record<string, (css: string) => boolean>> = {
  'a state in a condition on the page': css =>
    pageConditions(css).some(condition => /:(state|defined)\b/.test(condition)),
  'a count of children by a selector': css => /:nth-(last-)?child\([^()]* of\b/.test(css),
}
const costsIn = (css: string) => Object.keys(costly).filter(name => costly[name]?.(css))

/** All selectors of a sheet, without what stands in their parentheses. */
function shapesIn(css: string): Set<string> {
  let bare = css.replace(/@keyframes[^{]*\{[^{}]*\{[^{}]*\}\}/g, '')
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replaceAll(/\([^()]*\)/g, '')
  }
  const preludes = [...bare.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  return new Set(
    preludes.filter(prelude => !prelude.startsWith('@')).flatMap(one => one.split(',')),
  )
}

/** Tags whose presence in the page makes an element taller. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'dp-fitment-stripe': ['dp-model-help'],
}

describe('dp.css', () => {
  it('COR-113 names the tags of the catalogue and no others', () => {
    assert.deepEqual(tagsIn(sheet), new Set(built.map(({ tag }) => tag)))
  })

  it('COR-099 gives the tokens also to what elements show elsewhere in the page', () => {
    const [selector = ''] = sheet.split('{')
    assert.match(selector, /^:where\(.*\bdp-fitment-stripe\b.*,\[data-dp-outlet\]\)$/)
    assert.match(sheet.slice(selector.length), /^\{\s*--_dp-accent:/)
  })

  it('COR-113 has the sheet of every widget that has one', () => {
    const files = globSync('src/widgets/**/*.reserve.css', { cwd: at('') })
    assert.ok(files.length > 0)
    assert.deepEqual(files.toSorted(), sheets.map(reserveOf).toSorted())
  })

  for (const descriptor of sheets) {
    it(`COR-113 speaks of no other tag in the sheet of <${descriptor.tag}>`, () => {
      const css = readFileSync(at(reserveOf(descriptor)), 'utf8')
      const others = [...tagsIn(css)].filter(tag => tag !== descriptor.tag)
      assert.deepEqual(others, companions[descriptor.tag] ?? [])
    })
  }

  it('COR-091 has no selector with weight, except for hidden tags and space that survives resets', () => {
    assert.deepEqual(
      shapesIn(sheet),
      new Set([':where', ':where:before', ':is[hidden]', ':where:not:before']),
    )
  })

  it('COR-191 makes no browser compute the styles of the page again for one element', () => {
    assert.deepEqual(costsIn(sheet), [])
  })

  it('COR-091 lets nothing but a padding survive resets', () => {
    const heavy = [...sheet.matchAll(/:not\(#_\)[^{]*\{([^}]*)\}/g)].map(([, rule]) => rule)
    assert.ok(heavy.length > 0)
    assert.deepEqual(new Set(heavy), new Set(['padding-block-end:var(--_room)!important']))
  })
})

describe('A sheet of a widget', () => {
  for (const [name, css] of [
    [
      'a state in a condition on the page',
      ":root:has(dp-a[data-b='[c]']:not(:state(ready))) [c]{}",
    ],
    ['a state in a condition on the page', ':where(:root:has(dp-a:not(:defined)) [c]){}'],
    ['a count of children by a selector', ':where(:nth-child(1 of [data-b])){}'],
  ] as const) {
    it(`would be told of ${name}: ${css}`, () => {
      assert.deepEqual(costsIn(css), [name])
    })
  }

  it('would be told of a rule with weight', () => {
    assert.deepEqual(
      shapesIn('a:where(.b){c:d}@media(e){:where(f){g:h}}'),
      new Set(['a:where', ':where']),
    )
  })

  for (const [what, css, expected] of [
    ['each selector', 'dp-a, dp-a > b {}', ':where(dp-a), :where(dp-a > b) {}'],
    ['a comma in parentheses', ':is(dp-a, dp-b) {}', ':where(:is(dp-a, dp-b)) {}'],
    ['all but a pseudo-element', 'dp-a[b]::before {}', ':where(dp-a[b])::before {}'],
    [
      'nested rules',
      'dp-a { &[b] {} > c {} }',
      ':where(dp-a) { :where(&[b]) {} :where(& > c) {} }',
    ],
    ['what comes after a comment', '/* { a } */ dp-a {}', ':where(dp-a) {}'],
    ['nothing of at-rules', '@media (b) { dp-a {} }', '@media (b) { :where(dp-a) {} }'],
    ['nothing of keyframes', '@keyframes a { 50% {} to {} }', '@keyframes a { 50% {} to {} }'],
  ] as const) {
    it(`takes the weight of ${what}`, () => assert.equal(weightless(css).trim(), expected))
  }

  it('means undefined tags, too, with :not(:state(ready))', () => {
    assert.equal(
      weightless('dp-a:not(:state(ready)) {}'),
      ':where(dp-a:not(:defined), dp-a:not(:state(ready))) {}',
    )
  })

  it('outweighs resets of the page with !important', () => {
    assert.equal(
      weightless('dp-a { &::before { b: c !important } }'),
      ':where(dp-a) { :where(&):not(#_)::before { b: c !important } }',
    )
  })
})
