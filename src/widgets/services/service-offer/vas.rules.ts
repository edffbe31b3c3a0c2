import { isObject } from '../../../rules/is-object.ts'
import { toJson } from '../../../rules/to-json.ts'

/** The parameter `vas` of the page's address: JSON that names the chosen service, beside what others keep in it. */

/** VAS_SERVICE_KEY */
const key = 'vw'

function read(vas: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(vas ?? '')
    return isObject(value) && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}

/** The product id of the chosen service (SVC-031). null: none, or what stands there is no JSON. */
export function serviceIn(vas: string | null): string | null {
  const id = read(vas)[key]
  return typeof id === 'string' ? id : null
}

/** Names the service in place of an earlier one (SVC-028, SVC-066). */
export const withService = (vas: string | null, id: string): string =>
  toJson({ ...read(vas), [key]: id })

/** Takes the service out. null: nothing is left (SVC-029). Throws if no service is in it (SVC-030). */
export function withoutService(vas: string | null): string | null {
  const { [key]: id, ...others } = read(vas)
  if (id === undefined) throw new RangeError(`${key} is not in the vas parameter`)
  return Object.keys(others).length > 0 ? toJson(others) : null
}
