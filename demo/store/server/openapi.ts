import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { CallHeader, CallSpec } from '../../../src/contract/call.ts'
import { contract } from '../../../src/contract/index.ts'
import { callsByAddress } from './choose-call.ts'

const headerNames: Record<CallHeader, string> = {
  csrf: 'x-dp-csrf-token',
  slate: 'x-dp-slate-token',
  encrypted: 'x-dp-encrypted-token',
  device: 'x-dp-device-attributes',
  language: 'accept-language',
  currency: 'x-dp-currency-preference',
  metadata: 'x-dp-metadata',
}

const problem = {
  description: 'Refused; `type` is for programs.',
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
}

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

/** `x-dp-calls`: which calls of the contract the operation answers. */
function operation(calls: readonly [CallSpec, ...CallSpec[]]) {
  const [first] = calls
  const bodies = calls.flatMap(({ body }) => body ?? [])
  return {
    operationId: calls.length === 1 ? first.id : `${first.method.toLowerCase()}-${baseName(first)}`,
    'x-dp-calls': calls.map(({ id }) => id),
    parameters: [...pathParameters(first), ...queryParameters(calls), ...headerParameters(first)],
    ...(bodies.length > 0 ? { requestBody: requestBody(first, bodies) } : {}),
    responses: {
      ...answers(calls),
      ...(first.encoding === 'form'
        ? { '303': { description: 'Done or refused, for a form.' } }
        : {}),
      ...Object.fromEntries(refusalStatuses(calls).map(status => [status, problem])),
    },
  }
}

/** `query-index` of `/…/query-index.html`. */
const baseName = ({ path }: CallSpec): string => /([^/]+?)(\.\w+)?\/?$/.exec(path)?.[1] ?? ''

const typeOf = ({ answer }: CallSpec) => (answer === 'html' ? 'text/html' : 'application/json')

function answers(calls: readonly CallSpec[]) {
  const types = [...new Set(calls.map(typeOf))]
  const content = types.map(type => {
    const schemas = calls
      .filter(call => typeOf(call) === type)
      .map(({ output }) => (output ? schemaOf(output) : {}))
    return [type, { schema: oneOf(schemas) }]
  })
  return { '200': { description: 'Done.', content: Object.fromEntries(content) } }
}

const oneOf = (schemas: readonly object[]): object | undefined =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas }

function refusalStatuses(calls: readonly CallSpec[]): string[] {
  const refused = calls
    .flatMap(({ refusals = {} }) => Object.values(refusals))
    .map(({ status = 409 }) => status)
  const posted = calls.some(({ method }) => method === 'POST') ? [403, 415] : []
  return [...new Set([400, ...posted, ...refused])].map(String)
}

const pathParameters = ({ path }: CallSpec) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(calls: readonly CallSpec[]) {
  const queries = calls.flatMap(({ query }) => query ?? [])
  if (calls.length > 1 && queries.length > 0) return [alternatives(calls)]
  return queries.flatMap(query => {
    const { properties = {}, required = [] } = schemaOf(query)
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }))
  })
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

function headerParameters({ method, headers = [], creates = false }: CallSpec) {
  const names = headers.map(header => ({
    name: headerNames[header],
    in: 'header',
    required: header === 'csrf' && method === 'POST',
    schema: { type: 'string' },
  }))
  const key = { name: 'idempotency-key', in: 'header', required: false, schema: { type: 'string' } }
  return creates ? [...names, key] : names
}

function requestBody(call: CallSpec, bodies: readonly GenericSchema[]) {
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [type]: { schema: oneOf(bodies.map(schemaOf)) } } }
}

/** OpenAPI 3.1 takes JSON Schema as it is, the dialect's own key aside. */
function schemaOf(schema: GenericSchema) {
  // Rules that JSON Schema has no word for (safeInteger, notValue) are judged by the server alone.
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
    typeMode: 'input',
  })
  return rest
}

const text = { type: 'string' }
const problemSchema = {
  type: 'object',
  required: ['type', 'entity'],
  properties: {
    type: text,
    entity: {
      type: 'object',
      required: ['status'],
      properties: { status: text, field: text, message: text },
    },
  },
}
