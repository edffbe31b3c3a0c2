import { fileURLToPath } from 'node:url'
import { legacyFolders } from '../../../build/legacy.mjs'
import type { Files } from '../suite-page.ts'
import type { HostilePage } from './page.ts'

/** Old libraries that load first (COR-093), each with code of its time. */

const nodeModules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const legacy: Readonly<Record<string, string>> = legacyFolders()

/** Folders of the libraries, by their addresses in the shop. */
export const libraryFiles: Files = {
  '/__suite/modules/': nodeModules,
  ...Object.fromEntries(
    Object.entries(legacy).map(([name, folder]) => [`/__suite/legacy/${name}/`, `${folder}/`]),
  ),
}

const script = (file: string) => `<script src="/__suite/${file}"></script>`
const inline = (code: string) => `<script>${code}</script>`
const sheet = (file: string) => `<link rel="stylesheet" href="/__suite/modules/${file}">`

interface LibraryPage extends HostilePage {
  /** Folders of a library that is no development dependency. */
  from?: readonly string[]
}

const pages: readonly LibraryPage[] = [
  {
    name: 'Prototype 1.7.3 and script.aculo.us 1.9',
    rows: 'COR-093',
    from: ['prototype', 'scriptaculous'],
    head:
      script('legacy/prototype/prototype.js') +
      ['builder', 'effects', 'dragdrop', 'controls', 'slider']
        .map(name => script(`legacy/scriptaculous/${name}.js`))
        .join(''),
    end: inline(`
      $$('body *').invoke('observe', 'click', function () {})
      Event.observe(window, 'load', function () { $('stage').setStyle({ opacity: 1 }) })
      new Draggable(document.body.appendChild(Builder.node('div', { style: 'position:fixed' })))
      Droppables.add('stage')
    `),
  },
  {
    name: 'MooTools 1.4.5',
    rows: 'COR-093',
    from: ['mootools'],
    head:
      script('legacy/mootools/mootools-core.min.js') +
      script('legacy/mootools/mootools-more.min.js'),
    end: inline(`
      $$('body *').addEvent('click', function () {})
      document.id('stage').set('tween', { duration: 10 })
    `),
  },
  {
    name: 'jQuery 1.5 and YUI 3',
    rows: 'COR-093',
    from: ['jquery', 'yui'],
    head: script('legacy/jquery/dist/node-jquery.js') + script('legacy/yui/yui/yui-min.js'),
    end: inline(`
      jQuery('button, a, form').live('click submit', function () {})
      jQuery('#stage').bind('change', function () {})
      YUI({ base: '/__suite/legacy/yui/', combine: false }).use('node', 'event', function (Y) {
        Y.one('#stage').delegate('click', function () {}, 'button')
      })
    `),
  },
  {
    name: 'jQuery 1.12, 2, 3 and 4 beside each other',
    rows: 'COR-093',
    head: ['jquery-1.12', 'jquery-2', 'jquery', 'jquery-4']
      .map(name => script(`modules/${name}/dist/jquery.js`))
      .join(inline('jQuery.noConflict()')),
    end: inline(`
      jQuery(document).on('click change submit keydown', 'button, select, form, input', function () {})
    `),
  },
  {
    name: 'Bootstrap 3 with its scripts',
    rows: 'COR-090 COR-093',
    head:
      sheet('bootstrap/dist/css/bootstrap.css') +
      sheet('bootstrap/dist/css/bootstrap-theme.css') +
      script('modules/jquery/dist/jquery.js') +
      script('modules/bootstrap/dist/js/bootstrap.js'),
    end: inline(`jQuery('[title]').tooltip()`),
  },
  {
    name: 'Knockout and RequireJS',
    rows: 'COR-093',
    head:
      script('modules/knockout/build/output/knockout-latest.js') +
      script('modules/requirejs/require.js') +
      inline(`
        define('shop', ['require'], function () { return {} })
        require(['shop'], function () {})
      `),
    end:
      '<p data-bind="text: title"></p>' +
      inline(`ko.applyBindings({ title: ko.observable('Shop') })`),
  },
  {
    name: 'AngularJS 1',
    rows: 'COR-093',
    root: 'ng-app="shop"',
    head: script('modules/angular/angular.js') + inline(`angular.module('shop', [])`),
    end: '<p ng-init="title = 1">{{ title }}</p>',
  },
]

export const libraryPages: readonly HostilePage[] = pages.filter(({ from = [] }) =>
  from.every(name => name in legacy),
)

/** Names of pages whose library is missing. */
export const missingLibraries: readonly string[] = pages
  .filter(page => !libraryPages.includes(page))
  .map(({ name }) => name)
