import { compareNumbers } from './format.ts'
import {
  dayFor,
  expectedFor,
  givenFor,
  methodNames,
  type Constraint,
  type MethodName,
} from './constraints.ts'
import { isObject } from './is-object.ts'

/** Reads the constraints that a page states. What does not fit is left out, and told in words for the page's author. */

interface Stated {
  constraints: readonly Constraint[]
  /** What is wrong, what was expected, what is used instead. */
  faults: readonly string[]
}

function quoted(value: unknown): string {
  if (value === undefined) return 'nothing'
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 80)
  } catch {
    return typeof value
  }
}

/** Limits that leave nothing between them if the first is higher. */
const ranges: Partial<Record<MethodName, MethodName>> = {
  lengthAtLeast: 'lengthAtMost',
  atLeast: 'atMost',
  dateAtLeast: 'dateAtMost',
}

const comparable = ({ method, given }: Constraint, today: string): string =>
  method.startsWith('date') ? dayFor(`${given as string}`, today) : `${given as string}`

const isHigher = (one: string, other: string): boolean =>
  one.includes('-', 1) ? one > other : compareNumbers(one, other) > 0

/** true: no value fulfils both. Asked in both orders. */
function excludesOther(one: Constraint, other: Constraint, today: string): boolean {
  if (ranges[one.method] === other.method) {
    return isHigher(comparable(one, today), comparable(other, today))
  }
  switch (`${one.method} ${other.method}`) {
    case 'equal equal':
      return one.given !== other.given
    case 'equal notEqual':
      return one.given === other.given
    case 'isPositive atMost':
      return compareNumbers(`${other.given as string}`, '0') <= 0
    case 'contains excludes':
      return (other.given as readonly string[]).some(text => one.given.includes(text))
    default:
      return false
  }
}

const nameOf = ({ method, given }: Constraint): string =>
  `${method} ${[given].flat().map(quoted).join()}`.replace(/ ""$/, '')

/** `given`: what the page states for a field. `place`: where, such as `constraints.email`. */
export function statedConstraints(given: unknown, place: string, today: string): Stated {
  if (!Array.isArray(given)) {
    const fault = `${place}: expected a list of constraints, got ${quoted(given)}; the field is not checked`
    return { constraints: [], faults: [fault] }
  }
  const faults: string[] = []
  const constraints: Constraint[] = []
  const refuse = (where: string, expected: string, got: unknown): void =>
    void faults.push(
      `${where}: expected ${expected}, got ${quoted(got)}; this constraint is skipped`,
    )
  function take(one: unknown, where: string): void {
    if (!isObject(one)) return refuse(where, 'an object with method, value and errorId', one)
    const { errorId, method, value } = one
    if (!methodNames.includes(method as MethodName)) {
      return refuse(`${where}.method`, `one of ${methodNames.join(', ')}`, method)
    }
    const name = method as MethodName
    const fitting = givenFor(name, value)
    if (fitting === undefined) return refuse(`${where}.value`, expectedFor(name), value)
    const id = typeof errorId === 'string' && errorId ? errorId : name
    if (id !== errorId) {
      faults.push(
        `${where}.errorId: expected the id of a text, got ${quoted(errorId)}; ${name} is used instead`,
      )
    }
    const constraint = { method: name, given: fitting, errorId: id }
    const against = constraints.find(
      before =>
        excludesOther(before, constraint, today) || excludesOther(constraint, before, today),
    )
    if (!against) constraints.push(constraint)
    else {
      const [expected, got] = [nameOf(against), nameOf(constraint)]
      faults.push(
        `${where}: expected a constraint that a value can meet beside ${expected}, got ${got}; this constraint is skipped`,
      )
    }
  }
  given.forEach((one, n) => take(one, `${place}[${n}]`))
  return { constraints, faults }
}
