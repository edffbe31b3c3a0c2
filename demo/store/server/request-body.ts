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

/** The first field of each name. */
export const firstOfEach = (form: Form): Record<string, string> =>
  Object.fromEntries(form.toReversed())

/** PostgreSQL stores every character but U+0000, and in its JSON no half of a character. */
export function requireStorable(value: unknown, field: string): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw invalidInput(field, 'Text holds the character U+0000 or half of a character')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    requireStorable(key, field)
    requireStorable(inner, `${field}.${key}`)
  }
}

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
