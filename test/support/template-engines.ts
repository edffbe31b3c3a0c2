import Handlebars from 'handlebars'
import { Liquid } from 'liquidjs'
import {
  createSynchronousArrayLoader,
  createSynchronousEnvironment,
  createSynchronousFilter,
} from 'twing'
import { renderPhp } from './php.ts'
import { renderErb, renderJsp, renderRazor } from './template-stand-ins.ts'

/** Data that templates may print, with the name `shop`. */
export type Shop = Readonly<Record<string, unknown>>

/** Prints a template like a server in that language. */
type Render = (source: string, shop: Shop) => string | Promise<string>

/** Turns maps into lists and objects, because the engine passes lists as maps. */
const plain = (_: string, value: unknown): unknown => {
  if (!(value instanceof Map)) return value
  const isList = [...value.keys()].every((key, index) => key === index)
  return isList ? [...value.values()] : Object.fromEntries(value)
}

/** Twing's own filter ignores the options. */
const jsonEncode = createSynchronousFilter(
  'json_encode',
  (_, value: unknown, options: number) => {
    const json = JSON.stringify(value, plain).replaceAll('/', String.raw`\/`)
    const tags = options & 1 ? json.replaceAll('<', String.raw`\u003C`) : json
    return options & 2 ? tags.replaceAll('&', String.raw`\u0026`) : tags
  },
  [{ name: 'options', defaultValue: 0 }],
)
const constants = { JSON_HEX_TAG: 1, JSON_HEX_AMP: 2 }

function renderTwig(source: string, shop: Shop): string {
  const environment = createSynchronousEnvironment(createSynchronousArrayLoader({ page: source }))
  environment.addFilter(jsonEncode)
  return environment.render('page', { shop, ...constants })
}

const liquid = new Liquid()

const handlebars = Handlebars.create()
// The helper that the note for authors gives.
handlebars.registerHelper('json', (value: unknown) =>
  JSON.stringify(value ?? null).replaceAll('<', String.raw`\u003c`),
)

export const engines: Readonly<Record<string, Render>> = {
  html: source => source,
  php: renderPhp,
  jsp: renderJsp,
  erb: renderErb,
  twig: renderTwig,
  liquid: (source, shop) => liquid.parseAndRenderSync(source, { shop }),
  handlebars: (source, shop) => handlebars.compile(source)({ shop }),
  razor: renderRazor,
}
