import type { Handler } from 'hono'
import type { GenericSchema } from 'valibot'
import type { CallSpec } from '../../../src/contract/call.ts'
import { headerNames, headerWords } from '../../../src/contract/headers.ts'
import { contract } from '../../../src/contract/index.ts'
import { jsonSchema as schemaOf } from '../../../src/contract/json-schema.ts'
import { callsByAddress } from './choose-call.ts'

const problem = (description: string) => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
})

/** The contract as an OpenAPI 3.1 document. */
export function openapi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const calls of callsByAddress<CallSpec>(contract)) {
    const [{ path, method }] = calls
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(calls) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'dp-elements reference store',
      version: '1.0.0',
      description: 'The calls that the elements make, as the reference store answers them.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'dp_session' } },
    },
    security: [{ session: [] }],
  }
}

/** The document as a file: it is written once, when somebody first asks for it. */
export function openapiFile(): Handler {
  let text: string | undefined
  return c => {
    text ??= JSON.stringify(openapi())
    return c.body(text, 200, { 'content-type': 'application/json' })
  }
}

/** `x-dp-calls`: which calls of the contract the operation answers. */
function operation(calls: readonly [CallSpec, ...CallSpec[]]) {
  const [first] = calls
  const bodies = calls.flatMap(({ body }) => body ?? [])
  return {
    operationId: calls.length === 1 ? first.id : `${first.method.toLowerCase()}-${baseName(first)}`,
    description: calls.length === 1 ? first.about : listOf(calls),
    'x-dp-calls': calls.map(({ id }) => id),
    'x-dp-refusals': calls.flatMap(refusalsOf),
    parameters: [...pathParameters(first), ...queryParameters(calls), ...headerParameters(calls)],
    ...(bodies.length > 0 ? { requestBody: requestBody(first, bodies) } : {}),
    responses: {
      ...answers(calls),
      ...(first.encoding === 'form'
        ? { '303': { description: 'Done or refused, for a form.' } }
        : {}),
      ...refusedAnswers(calls),
    },
  }
}

/** Calls of one address: what each of them does. */
const listOf = (calls: readonly CallSpec[]): string =>
  calls.map(({ id, about }) => `- ${id}: ${about}`).join('\n')

/** What the server may refuse a call with, by the names that elements give it. */
const refusalsOf = ({ id, refusals = {} }: CallSpec) =>
  Object.entries(refusals).map(([name, { body, ...refusal }]) => ({
    call: id,
    name,
    ...refusal,
    ...(body && { body: schemaOf(body) }),
  }))

/** `query-index` of `/…/query-index.html`. */
const baseName = ({ path }: CallSpec): string => /([^/]+?)(\.\w+)?\/?$/.exec(path)?.[1] ?? ''

const typeOf = ({ answer }: CallSpec) => (answer === 'html' ? 'text/html' : 'application/json')

function answers(calls: readonly CallSpec[]) {
  const types = [...new Set(calls.map(typeOf))]
  const content = types.map(type => {
    const schemas = calls
      .filter(call => typeOf(call) === type)
      .map(({ id, output }) => ({ ...named(calls, id), ...(output ? schemaOf(output) : {}) }))
    return [type, { schema: oneOf(schemas) }]
  })
  return { '200': { description: 'Done.', content: Object.fromEntries(content) } }
}

/** Schemas of several calls have the ids of their calls. */
const named = (calls: readonly CallSpec[], id: string) => (calls.length > 1 ? { title: id } : {})

const oneOf = (schemas: readonly object[]): object | undefined =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas }

/** Error answers by status, with the refusals of the calls. */
function refusedAnswers(calls: readonly CallSpec[]) {
  const words = new Map([[400, ['A value does not fit: `entity.field` names it.']]])
  const posts = calls.some(({ method }) => method === 'POST')
  if (posts || calls.some(({ writes }) => writes)) {
    words.set(403, ['The anti-forgery token is not that of the session.'])
  }
  if (posts) words.set(415, ['The body has another format.'])
  for (const { name, status = 409, type, about } of calls.flatMap(refusalsOf)) {
    const kind = type ? `, \`type\` ${type}` : ''
    words.set(status, [...(words.get(status) ?? []), `${name}${kind}: ${about}`])
  }
  return Object.fromEntries([...words].map(([status, all]) => [status, problem(all.join('\n'))]))
}

const pathParameters = ({ params }: CallSpec) => parametersOf(params, 'path')

/** Parameters as OpenAPI has them: the words stand beside the schema. */
function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {}
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema: rest,
  }))
}

function queryParameters(calls: readonly CallSpec[]) {
  const queries = calls.flatMap(({ query }) => query ?? [])
  if (calls.length > 1 && queries.length > 0) return [alternatives(calls)]
  return queries.flatMap(query => parametersOf(query, 'query'))
}

/** Fields that belong together: an exploded object is one field of the query per property. */
const alternatives = (calls: readonly CallSpec[]) => ({
  name: 'call',
  in: 'query',
  required: true,
  style: 'form',
  explode: true,
  schema: {
    anyOf: calls.map(({ id, query }) => ({ title: id, ...(query ? schemaOf(query) : {}) })),
  },
})

/** Of several calls of an address: the headers of all. */
function headerParameters(calls: readonly CallSpec[]) {
  const creates = calls.some(call => call.creates)
  const names = [...new Set(calls.flatMap(({ headers = [] }) => headers))].map(header => ({
    name: headerNames[header],
    in: 'header',
    required: header === 'csrf' && calls.some(({ method }) => method === 'POST'),
    description: headerWords[header].about,
    schema: { type: 'string', examples: [headerWords[header].example] },
  }))
  const key = {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'The same for every try of one action: answer again what you have answered.',
    schema: { type: 'string', examples: ['4f5a0c9b7d3e4a1f8c6b2d9e7a5f3c1b'] },
  }
  return creates ? [...names, key] : names
}

function requestBody(call: CallSpec, bodies: readonly GenericSchema[]) {
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const schemas = bodies.map(body => schemaOf(body))
  return { required: true, content: { [type]: { schema: oneOf(schemas) } } }
}

const text = (description: string, example: string) => ({
  type: 'string',
  description,
  examples: [example],
})
const problemSchema = {
  type: 'object',
  required: ['type', 'entity'],
  properties: {
    type: text('Name of the refusal, for programs.', 'QUANTITY_RESTRICTION_VIOLATION'),
    entity: {
      type: 'object',
      description: 'What is wrong.',
      required: ['status'],
      properties: {
        status: text('The name that the server itself gives the fault.', 'OUT_OF_STOCK'),
        field: text('The value that does not fit.', 'items.0.quantity'),
        message: text('All of it, in a sentence.', 'Expected a number of at least 1'),
      },
    },
  },
}
