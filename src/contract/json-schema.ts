import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON Schema, as far as our contract uses it. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  examples?: unknown[]
  'x-unit'?: string
  /** Other texts than those in `enum` fit, too (`known` in schema.ts). */
  'x-tolerant'?: true
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/**
 * A schema of the contract as JSON Schema, draft 2020-12, without `$schema`. Rules that JSON Schema cannot express are
 * dropped. For tools and servers; no page loads this code.
 */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideAction({ valibotAction, jsonSchema: converted }) {
      const { type, requirement } = valibotAction as { type: string; requirement?: unknown[] }
      if (type === 'safe_integer') {
        // The bounds of all integers would only make noise.
        const { minimum: _least, maximum: _most, ...integer } = converted
        return integer
      }
      return type === 'known'
        ? { ...converted, enum: requirement as string[], 'x-tolerant': true }
        : undefined
    },
  })
  return rest as JsonSchema
}
