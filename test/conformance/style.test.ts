import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { codeOf, sourceFiles } from './source-files.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** for-in also visits what old libraries add to Object.prototype. No linter rule forbids it. */
const forIn = /\bfor \((?:const|let) [^;)]*? in /

/** Code that turns text into nodes. The suite of markup covers all paths to the sanitizer. */
const parsesHtml =
  /\b(?:innerHTML|outerHTML|srcdoc|insertAdjacentHTML|createContextualFragment|DOMParser|dangerouslySetInnerHTML|unsafeHTML|setHTML\w*|parseHTML\w*|document\.write)\b/
const sanitizer = 'src/parts/sanitizer.ts'

/** A node with an address that comes from somewhere. Allowed: literal text, and what `safeUrl` lets through. */
const plainAddress =
  /<[a-z](?:=>|[^<>])*?\b(?:href|src|action|formAction|poster|srcSet|cite)=\{(?!safeUrl\()/

describe('sources', () => {
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

  it('COR-080 make nodes of text nowhere but in the sanitizer', () => {
    const files = sourceFiles(project, 'src', 'elements').filter(file => !file.endsWith('.d.ts'))
    assert.deepEqual(
      files.filter(file => parsesHtml.test(codeOf(project + file))),
      [sanitizer],
    )
  })
})
