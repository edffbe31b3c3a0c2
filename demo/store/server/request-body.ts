import type { Context } from 'hono'
import type { Form } from './extra.ts'
import { invalidInput, Problem } from './problem.ts'

/** `application/json` and its versioned kin (`application/vnd.api+json;type=…`). */
const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)
const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
export const isForm = (c: Context): boolean => formType.test(c.req.header('content-type') ?? '')

export async function readBody(c: Context): Promise<unknown> {
  if (!isJson(c.req.header('content-type') ?? '')) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE')
  const body = parsed(await c.req.text())
  // A schema of an object takes a list, too.
  if (Array.isArray(body)) throw invalidInput('body', 'Expected an object')
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidInput('body', 'The body is not valid JSON')
    throw error
  }
}

/** The fields of a form as they came: in order, with those that came twice. */
export async function readFields(c: Context): Promise<[name: string, value: string][]> {
  if (!isForm(c)) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE')
  const form = await formData(c)
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw invalidInput(name, 'Files are not taken')
    return [name, value]
  })
}

/** The first field of each name, in the order of the form. */
export function firstOfEach(form: Form): Record<string, string> {
  const first = new Map<string, string>()
  for (const [name, value] of form) if (!first.has(name)) first.set(name, value)
  return Object.fromEntries(first)
}

/** More than any page sends, and few enough for code that calls itself for each level, here and in PostgreSQL. */
const mostLevels = 64

/**
 * Refuses what no database stores (STO-069). PostgreSQL takes every character but U+0000, in its JSON no half of a
 * character, and values nested as deep as its stack holds.
 */
export function requireStorable(value: unknown, field: string, levels = 0): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw invalidInput(field, 'Text holds the character U+0000 or half of a character')
  }
  if (typeof value !== 'object' || value === null) return
  if (levels === mostLevels) {
    throw invalidInput(outermost(field), `Expected at most ${mostLevels} levels of values`)
  }
  for (const [key, inner] of Object.entries(value)) {
    requireStorable(key, field)
    requireStorable(inner, `${field}.${key}`, levels + 1)
  }
}

/** The field in whose value the named one lies: `body.a` for `body.a.b.c`. */
const outermost = (field: string): string => field.split('.').slice(0, 2).join('.')

/** The fields of a form, the first of each name, as a page with scripts off would post them. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const form = await readFields(c)
  for (const [name, value] of form) requireStorable(value, name)
  return firstOfEach(form)
}

async function formData(c: Context): Promise<FormData> {
  try {
    return await c.req.formData()
  } catch (error) {
    if (error instanceof TypeError) throw invalidInput('body', 'The body is not a valid form')
    throw error
  }
}
