import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { codeOf, sourceFiles } from './source-files.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** for-in also visits what old libraries add to Object.prototype. No linter rule forbids it. */
const forIn = /\bfor \((?:const|let) [^;)]*? in /

/** Prototype makes `entries` of a list another list, without places. No linter rule forbids this one alone. */
const listEntries = /\.entries\(\)/

/** MooTools puts its own class in place of `Event`. `bubbling` of src/dom makes a native event. */
const newEvent = /\bnew Event\(/

/** Code that turns text into nodes. The suite of markup covers all paths to the sanitizer. */
const parsesHtml =
  /\b(?:innerHTML|outerHTML|srcdoc|insertAdjacentHTML|createContextualFragment|DOMParser|dangerouslySetInnerHTML|unsafeHTML|setHTML\w*|parseHTML\w*|document\.write)\b/
/** The second hands DOMPurify the browser's parser. */
const sanitizers = ['src/parts/purify.ts', 'src/parts/sanitizer.ts']

/**
 * Code that reads a property that the page's markup can hide: of the document, of a form, of the root around a node, and
 * of the window, where a browser lacks the property or an old page has removed it. Allowed: symbols, and what each
 * browser has and no page removes.
 */
const readsNamed = [
  /\b(?:document|ownerDocument)\b[?!]*[.[]/,
  /\}\s*=\s*(?:document|window|globalThis|\w+\.ownerDocument)\b/,
  /\bform\b[?!]*\.(?!tsx?\b)/,
  /(?<!builtin\([\w.?!]*)getRootNode\(\)(?:\s+as[^)]*\))?[?!]*\.(?!activeElement)/,
  /\bwindow\b[?!]*\.(?!(?:origin|addEventListener|setInterval)\b)/,
  /\bglobalThis\b[?!]*\.(?!(?:document|HTMLElement|navigator)\b)/,
]
const quoted = /'(?:[^'\\\n]|\\.)*'/g
const safeAccess = 'src/dom/builtin.ts'

/** A node with an address that comes from somewhere. Allowed: literal text, and what `safeUrl` lets through. */
const plainAddress =
  /<[a-z](?:=>|[^<>])*?\b(?:href|src|action|formAction|poster|srcSet|cite)=\{(?!safeUrl\()/

/** A wait for a time. A busy machine takes longer, and an idle one waits for nothing. */
const fixedWait =
  /\bfor \(let [^)]*< \d+ &&[^{;]*;[^)]*\) (?:\{\s*)?await next\w+\(|\bwaitForTimeout\b|\baTimeout\b|timers\/promises|new Promise(?:<\w+>)?\(\s*\(?\w*\)?\s*=>[^)]*?[tT]imeout\(|\bpass\b[^\n]*support\/wait|\bpass\b[^\n]*'\.\/wait/
/** Files that may, each with the reason. */
const mayWait: Readonly<Record<string, string>> = {
  'test/elements/schedule/delivery-calendar.test.ts': 'a double press counts by the real clock',
  'test/suites/store-several.test.ts': 'it kills a store each second, under clients that pause',
  'test/support/balancer.ts': 'it looks at its stores again and again',
  'test/support/delivery-calendar.ts': 'a double press counts by the real clock',
  'test/support/left.ts': 'the browser does not say when it has freed what it collected',
  'test/support/quantity.ts': 'a double press counts by the real clock',
  'test/support/slot-rush.ts': 'a client asks again when a store was killed, until it runs again',
}

/** Waits of puppeteer that miss what changes in shadow roots, but for those that look at each frame. */
const blindWait = /\.(?:waitForSelector|locator)\((?!named\()(?![^\n]*\b(?:visible|hidden): true)/

describe('sources', () => {
  it('COR-093 ask no list for its entries', () => {
    const asking = sourceFiles(project, 'src', 'elements').filter(file =>
      listEntries.test(codeOf(`${project}${file}`)),
    )
    assert.deepEqual(asking, [])
    assert.match('for (const [at, one] of all.entries()) {', listEntries)
  })

  it('COR-096 run later by `soon`, because old libraries remove queueMicrotask', () => {
    const queueing = sourceFiles(project, 'src', 'elements').filter(file =>
      /\bqueueMicrotask\(/.test(codeOf(`${project}${file}`)),
    )
    assert.deepEqual(queueing, [])
  })

  it('COR-037 hear of sizes by `onSize`, because a change of sizes amid the callback is an error in the page', () => {
    const observing = sourceFiles(project, 'src', 'elements').filter(file =>
      /\bResizeObserver\b/.test(codeOf(`${project}${file}`)),
    )
    assert.deepEqual(observing, ['src/dom/resize.ts'])
  })

  it('COR-015 write texts into addresses by `encoded`: encodeURIComponent throws at half of a character', () => {
    const encoding = sourceFiles(project, 'src', 'elements').filter(file =>
      /\bencodeURIComponent\b/.test(codeOf(`${project}${file}`)),
    )
    assert.deepEqual(encoding, ['src/rules/encoded.ts'])
  })

  it('COR-093 make no event by a class that old libraries replace', () => {
    const making = sourceFiles(project, 'src', 'elements').filter(file =>
      newEvent.test(codeOf(`${project}${file}`)),
    )
    assert.deepEqual(making, [])
    assert.match("node.dispatchEvent(new Event('change'))", newEvent)
  })

  it('have no for-in', () => {
    const files = sourceFiles(project, 'src', 'elements')
    assert.ok(files.length > 0)
    assert.deepEqual(
      files.filter(file => forIn.test(codeOf(project + file))),
      [],
    )
  })

  it('would be told of a for-in', () => {
    assert.match('for (const key in fields) delete fields[key]', forIn)
    assert.doesNotMatch("for (const key of ['in']) if (key in fields) send(key)", forIn)
  })

  it('COR-082 take no address into a view but by safeUrl', () => {
    const views = sourceFiles(project, 'src').filter(file => file.endsWith('.tsx'))
    assert.ok(views.length > 50)
    assert.deepEqual(
      views.filter(file => plainAddress.test(codeOf(project + file))),
      [],
    )
    assert.match('<a onClick={() => 1} href={config.joinUrl}>', plainAddress)
    assert.doesNotMatch('<a href={safeUrl(url)}><img src="/a.png">', plainAddress)
  })

  it('of tests wait for what happens, and never for a time', () => {
    const files = sourceFiles(project, 'test').filter(file => !file.endsWith('/style.test.ts'))
    assert.deepEqual(
      files.filter(file => fixedWait.test(codeOf(project + file))).toSorted(),
      Object.keys(mayWait),
    )
    for (const wait of [
      "import { aTimeout, expect } from '@open-wc/testing'",
      "import { setTimeout as sleep } from 'node:timers/promises'",
      'await new Promise(resolve => setTimeout(resolve, 200))',
      'await new Promise<void>(done => window.setTimeout(done, 200))',
      "import { pass, waitUntil } from '../support/wait.ts'",
      'for (let at = 0; at < 60 && !isOpen(host); at++) await nextFrame()',
    ])
      assert.match(wait, fixedWait)
    assert.doesNotMatch('const timer = setTimeout(run, ms)', fixedWait)
  })

  it('of tests and the bench wait for nodes by `appears`, which sees into shadow roots', () => {
    const blind = sourceFiles(project, 'test', 'bench').filter(
      file => !file.endsWith('/style.test.ts') && blindWait.test(codeOf(project + file)),
    )
    assert.deepEqual(blind, ['test/support/appears.ts'])
    for (const wait of [
      "await page.waitForSelector('dp-tech-term >>> button')",
      "await visitor.page.locator('dp-tech-term >>> button').click()",
    ])
      assert.match(wait, blindWait)
    assert.doesNotMatch("page.waitForSelector('#modal.show', { visible: true })", blindWait)
  })

  it('of tests give every page of a browser the patience of page tests', () => {
    const pages = globSync('test/**/*.ts', { cwd: project }).flatMap(file =>
      [...readFileSync(`${project}/${file}`, 'utf8').matchAll(/\.newPage\(\)\n.*/g)].map(
        ([lines]) => `${file}: ${lines}`,
      ),
    )
    assert.ok(pages.length > 2)
    assert.deepEqual(
      pages.filter(lines => !lines.includes('setDefaultTimeout(patience)')),
      [],
    )
  })

  it('of tests hold clocks so that what the page had set before can still be cleared', () => {
    const calls = globSync('test/**/*.{ts,tsx}', { cwd: project }).flatMap(file =>
      [...readFileSync(`${project}/${file}`, 'utf8').matchAll(/useFakeTimers\((?!')[^)]*\)/g)].map(
        ([call]) => `${file}: ${call}`,
      ),
    )
    assert.ok(calls.length > 0)
    assert.deepEqual(
      calls.filter(call => !call.includes('shouldClearNativeTimers: true')),
      [],
    )
  })

  it('COR-080 make nodes of text nowhere but in the sanitizers', () => {
    const files = sourceFiles(project, 'src', 'elements').filter(file => !file.endsWith('.d.ts'))
    assert.deepEqual(
      files.filter(file => parsesHtml.test(codeOf(project + file))),
      sanitizers,
    )
  })

  it('COR-140 read the document, forms and the window past the names of markup', () => {
    const files = sourceFiles(project, 'src').filter(file => file !== safeAccess)
    const found = files.flatMap(file => {
      const lines = codeOf(project + file)
        .replaceAll(quoted, "''")
        .split('\n')
      return lines
        .filter(line => readsNamed.some(pattern => pattern.test(line)))
        .map(line => `${file}: ${line.trim()}: use builtin or doc of ${safeAccess}`)
    })
    assert.deepEqual(found, [])
  })

  it('COR-140 would be told of a property that markup can hide', () => {
    for (const code of [
      'document.body.append(node)',
      '[...document.forms]',
      'host.ownerDocument.defaultView',
      'const { body } = document',
      'const { requestIdleCallback = setTimeout } = window',
      'internals.form?.elements',
      'form.submit()',
      '(host.getRootNode() as ParentNode).querySelector(id)',
      'node.getRootNode().addEventListener(type, heard)',
      'window.dp.push(task)',
      'globalThis.trustedTypes',
    ]) {
      assert.ok(
        readsNamed.some(pattern => pattern.test(code)),
        code,
      )
    }
    for (const code of [
      'doc.body',
      'builtin(form).elements',
      "import { form } from './form.ts'",
      'observe(document, { childList: true })',
    ]) {
      assert.ok(!readsNamed.some(pattern => pattern.test(code)), code)
    }
  })
})
