import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { RequestsOf } from '../requests.ts'

export const servicesRequests = {
  'service-content': {
    path: `/gp/product/ajax?${new URLSearchParams({
      asin: 'B0WASHER01',
      showFeatures: 'serviceOptions',
      experienceId: 'serviceOptionsAjaxExperience',
      userExperienceType: 'BUNDLE_V2',
      vasProductData: JSON.stringify({ options: [{ asin: 'B0SVCINST1' }] }),
      buyingOptionIndex: '0',
      psc: '1',
    })}`,
  },
  'sheet-content': { path: '/gp/services/about.html?asin=B0WASHER01' },
} satisfies RequestsOf<typeof servicesCalls>
