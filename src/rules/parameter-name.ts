export type ParameterName = { ok: true; name: string } | { ok: false; reason: string }

const refuse = (reason: string): ParameterName => ({ ok: false, reason })

/**
 * Form field name of an add-to-cart parameter: ("items", 0, ["quantity"]) is items[0][quantity]. Page state is judged,
 * never repaired: a wrong name would buy the wrong thing (BOX-020 to BOX-024).
 */
export function parameterName(name: unknown, index: unknown, path: unknown): ParameterName {
  if (typeof name !== 'string' || !name) return refuse('name: expected a text that is not empty')
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) {
    return refuse('index: expected an integer of at least 0')
  }
  if (!Array.isArray(path) || path.some(part => typeof part !== 'string')) {
    return refuse('path: expected a list of texts')
  }
  return { ok: true, name: [name, ...[index, ...path].map(part => `[${part}]`)].join('') }
}
