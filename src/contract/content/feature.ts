import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { means, object, text } from '../schema.ts'

/** Content of a feature, such as a side sheet (PAY-036, PAY-037, CLI-017). Who asks knows what it must hold. */
export const featureContent = defineCall({
  id: 'feature-content',
  about: 'Returns the content of a feature of a product page, as HTML.',
  method: 'GET',
  path: '/gp/product/ajax',
  query: object({
    asin,
    showFeatures: means(
      text,
      'Names of the features, with commas between. The first says what is wanted.',
      'compareAllPlansSidesheetAjax,paymentOptions',
    ),
    experienceId: means(text, 'Name of the experience.', 'paymentOptionsAjaxExperience'),
  }),
  output: means(text, 'HTML with something to see.', '<table>…</table>'),
  answer: 'html',
  takesPages: true,
  timeout: 10_000,
})
