import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { BlueprintField } from '../../../src/element/blueprint.ts'
import type { Descriptor, Field } from '../../../src/element/describe.ts'
import { aboutOf } from '../../../src/element/wording.ts'
import { fieldsOf } from '../writer/read.ts'
import type { Entry, Filled } from './filled.ts'

/** The form of the tag builder: one control for each field of the descriptor. */

export interface FormOptions {
  descriptor: Descriptor
  filled: Filled
  /** Problems by field. */
  problems: ReadonlyMap<string, string>
  /** undefined: the field is not set. */
  onFill: (name: string, entry: Entry | undefined) => void
}

const textOf = (event: Event) => (event.target as HTMLInputElement).value

type Control = (options: {
  field: BlueprintField
  text: string
  id: string
  described: string
  invalid: boolean
  fill: (text: string) => void
}) => TemplateResult

const choice =
  (values: (field: BlueprintField) => readonly string[]): Control =>
  ({ field, text, id, described, invalid, fill }) =>
    html`
      <select
        id=${id}
        aria-describedby=${described}
        aria-invalid=${invalid}
        @change=${(event: Event) => fill(textOf(event))}
      >
        <option value="" ?selected=${text === ''}>
          ${field.default === undefined ? 'not set' : `default: ${field.default}`}
        </option>
        ${values(field).map(value => html`<option ?selected=${text === value}>${value}</option>`)}
      </select>
    `

const inputModes: Partial<Record<Field['kind'], string>> = { whole: 'numeric', number: 'decimal' }

const line: Control = ({ field, text, id, described, invalid, fill }) => html`
  <input
    id=${id}
    aria-describedby=${described}
    aria-invalid=${invalid}
    inputmode=${inputModes[field.kind] ?? 'text'}
    placeholder=${field.default === undefined ? nothing : `${field.default}`}
    .value=${text}
    spellcheck="false"
    @input=${(event: Event) => fill(textOf(event))}
  />
`

const area: Control = ({ text, id, described, invalid, fill }) => html`
  <textarea
    id=${id}
    aria-describedby=${described}
    aria-invalid=${invalid}
    placeholder="JSON"
    spellcheck="false"
    .value=${text}
    @input=${(event: Event) => fill(textOf(event))}
  ></textarea>
`

const controls: Record<Field['kind'], Control> = {
  flag: choice(() => ['true', 'false']),
  choice: choice(({ values = [] }) => values),
  text: line,
  whole: line,
  number: line,
  raw: line,
  json: area,
}

/** The meta or page store of a field without a value. */
function otherwise({ store, meta }: BlueprintField): TemplateResult | typeof nothing {
  if (meta) return html` If not set: <code>&lt;meta name="${meta}"&gt;</code>.`
  return store ? html` If not set: page store <code>$${store.path}</code>.` : nothing
}

function row(field: BlueprintField, options: FormOptions): TemplateResult {
  const { name } = field
  const { filled, problems, onFill } = options
  const entry = filled.get(name)
  const from = entry?.from ?? 'value'
  const text = entry?.text ?? ''
  const id = `fill-${name}`
  const problem = problems.get(name)
  const fill = (typed: string) => onFill(name, typed === '' ? undefined : { from, text: typed })
  const turn = (event: Event) =>
    onFill(name, { from: textOf(event) === 'value' ? 'value' : 'expression', text: '' })
  const Drawn = from === 'value' ? controls[field.kind] : line
  return html`
    <div class="control">
      <label for=${id}
        >${name}${field.required ? html`<span class="tag">required</span>` : nothing}</label
      >
      <div class="row">
        ${Drawn({ field, text, id, described: `${id}-about`, invalid: problem !== undefined, fill })}
        <select class="from" aria-label="Source of ${name}" @change=${turn}>
          <option value="value" ?selected=${from === 'value'}>value</option>
          <option value="expression" ?selected=${from === 'expression'}>variable</option>
        </select>
      </div>
      <p id="${id}-about">
        ${
          problem
            ? html`<span class="problem">${problem}</span>`
            : html`${aboutOf(field)}${otherwise(field)}`
        }
      </p>
    </div>
  `
}

/** Required fields and fields with a value come first. The others are folded. */
export function form(options: FormOptions): TemplateResult {
  const all = fieldsOf(options.descriptor)
  const isFirst = ({ name, required }: BlueprintField) => required || options.filled.has(name)
  const rows = (list: readonly BlueprintField[]) => list.map(field => row(field, options))
  const [first, rest] = [all.filter(isFirst), all.filter(one => !isFirst(one))]
  return html`
    <form class="fill" @submit=${(event: Event) => event.preventDefault()}>
      <fieldset>
        <legend>Fields</legend>
        ${rows(first)}
      </fieldset>
      ${
        rest.length > 0
          ? html`<details ?open=${first.length === 0}>
              <summary>${rest.length} more fields</summary>
              ${rows(rest)}
            </details>`
          : nothing
      }
    </form>
  `
}
