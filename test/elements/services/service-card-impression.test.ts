import 'virtual:dp-service-card'
import { clearJournal, session } from '../../support/browser.ts'
import { markerAttribute, tellsOnce } from '../../support/impressions.ts'

const tag = 'dp-service-card'

describe(tag, () => {
  it('CRD-008 SVC-047 is told of once, when it is in view', async () => {
    await session()
    await clearJournal()
    await tellsOnce(
      tag,
      `<${tag} data-kind="simple-messaging" data-base-asin="B0WASHER01" data-message="We connect it."
        ${markerAttribute}></${tag}>`,
    )
  })
})
