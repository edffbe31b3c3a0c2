import type { contentCalls } from '../../../src/contract/content/index.ts'
import type { RequestsOf } from '../requests.ts'

const features = 'compareAllPlansSidesheetAjax,paymentOptions'

export const contentRequests: RequestsOf<typeof contentCalls> = {
  'feature-content': {
    path: `/gp/product/ajax?asin=B0HEADPH01&showFeatures=${features}&experienceId=paymentOptionsAjaxExperience`,
  },
}
