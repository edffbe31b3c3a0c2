import { html } from 'lit/html.js'
import type { FieldValidator } from '../../../../elements/gifts/field-validator.ts'
import type { ViewProps } from '../../../element/ports.ts'
import type { messages } from './field-validator.messages.ts'
import type { FieldValidatorModel } from './field-validator.model.ts'

/** The error of a field outside of the tag stands beside that field, in an outlet. */
export const template = ({
  model,
}: ViewProps<FieldValidatorModel, FieldValidator, typeof messages>) =>
  html`<slot></slot>${model.$inside.get()}`
