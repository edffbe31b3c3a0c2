import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { CallHeader, CallSpec } from '../../src/contract/call.ts'
import { contract } from '../../src/contract/index.ts'

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
  for (const call of contract) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
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

function operation(call: CallSpec) {
  return {
    operationId: call.id,
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(call.body ? { requestBody: requestBody(call, call.body) } : {}),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          [call.answer === 'html' ? 'text/html' : 'application/json']: {
            schema: call.output ? schemaOf(call.output) : {},
          },
        },
      },
      ...(call.encoding === 'form'
        ? { '303': { description: 'Done or refused, for a form.' } }
        : {}),
      ...Object.fromEntries(refusalStatuses(call).map(status => [status, problem])),
    },
  }
}

function refusalStatuses(call: CallSpec): string[] {
  const refused = Object.values(call.refusals ?? {}).map(({ status = 409 }) => status)
  return [...new Set([400, ...(call.method === 'POST' ? [403, 415] : []), ...refused])].map(String)
}

const pathParameters = ({ path }: CallSpec) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: CallSpec) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

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

function requestBody(call: CallSpec, body: GenericSchema) {
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [type]: { schema: schemaOf(body) } } }
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
