import type { HostilePage } from './page.ts'

/** Changes that old scripts make to the browser before the library loads (COR-096). */

const act = (name: string, code: string): HostilePage => ({
  name,
  rows: 'COR-096',
  head: `<script>${code}</script>`,
})

export const actPages: readonly HostilePage[] = [
  act(
    'enumerable additions to Object.prototype and Array.prototype',
    `
    Object.prototype.extend = function (from) { for (var key in from) this[key] = from[key]; return this }
    Object.prototype.each = function () {}
    Object.prototype.x = 1
    Array.prototype.each = Array.prototype.forEach
    Array.prototype.contains = function (one) { return this.indexOf(one) >= 0 }
    Array.prototype.first = 'first'
    String.prototype.trimAll = function () { return this }
    Function.prototype.defer = function () { return setTimeout(this, 1) }
    `,
  ),
  act(
    'toJSON of arrays, strings and dates, and a wrapped JSON.parse',
    `
    Array.prototype.toJSON = function () {
      return '[' + this.map(function (one) { return JSON.stringify(one) }).join(', ') + ']'
    }
    String.prototype.toJSON = function () { return this.valueOf() }
    Date.prototype.toJSON = function () { return String(+this) }
    var parse = JSON.parse
    JSON.parse = function (text) {
      var made = parse.apply(JSON, arguments)
      if (made && typeof made === 'object' && !made.isParsed) made.isParsed = true
      return made
    }
    `,
  ),
  act(
    'old polyfills of Array.from, Array.of, bind, find, includes, Object.assign and Set',
    `
    Array.from = function (list) { return Array.prototype.slice.call(list) }
    Array.of = function () { return Array.prototype.slice.call(arguments) }
    Function.prototype.bind = function (self) {
      var call = this, given = Array.prototype.slice.call(arguments, 1)
      return function () { return call.apply(self, given.concat(Array.prototype.slice.call(arguments))) }
    }
    Array.prototype.find = function (is) {
      for (var at = 0; at < this.length; at++) if (is(this[at], at, this)) return this[at]
    }
    Object.assign = function (to, from) { for (var key in from) to[key] = from[key]; return to }
    `,
  ),
  act(
    'an old polyfill of Promise',
    `
    window.Promise = (function (Native) {
      function Old(run) {
        var self = this, native = new Native(run)
        self.then = function (done, failed) {
          return new Old(function (resolve, reject) {
            function later(handle, otherwise) {
              return function (value) {
                setTimeout(function () {
                  try { if (handle) resolve(handle(value)); else otherwise(value) } catch (error) { reject(error) }
                })
              }
            }
            native.then(later(done, resolve), later(failed, reject))
          })
        }
        self['catch'] = function (failed) { return self.then(undefined, failed) }
      }
      Old.resolve = function (value) { return new Old(function (resolve) { resolve(value) }) }
      Old.reject = function (error) { return new Old(function (_, reject) { reject(error) }) }
      Old.all = function (list) {
        return new Old(function (resolve, reject) { Native.all(list).then(resolve, reject) })
      }
      return Old
    })(Promise)
    `,
  ),
  act(
    'no queueMicrotask and no requestAnimationFrame',
    `
    delete window.queueMicrotask
    delete window.requestAnimationFrame
    delete window.cancelAnimationFrame
    delete window.requestIdleCallback
    delete window.structuredClone
    `,
  ),
  act(
    'overridden methods of nodes',
    `
    Element.prototype.remove = function () { this.style.display = 'none'; return this }
    Element.prototype.toggle = function () {}
    Element.prototype.hide = function () { this.style.display = 'none' }
    Element.prototype.replace = function () { throw new Error('Not a node of ours') }
    Element.prototype.clone = function () { return null }
    Element.prototype.update = function (html) { this.innerHTML = html }
    `,
  ),
]
