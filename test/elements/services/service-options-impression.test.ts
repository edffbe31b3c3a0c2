import 'virtual:dp-service-options'
import { clearJournal, pageState, session } from '../../support/browser.ts'
import { markerAttribute, tellsOnce } from '../../support/impressions.ts'

const tag = 'dp-service-options'
const option = {
  asin: 'B0SVCINST1',
  offerListingId: 'OLB0SVCINST1',
  key: { mappingSet: 'heavybulky' },
  renderStyle: 'card',
}

describe(tag, () => {
  it('OPT-027 SVC-047 is told of once, when it is in view', async () => {
    await session()
    await clearJournal()
    await tellsOnce(
      tag,
      `<${tag} data-base-asin="B0WASHER01" data-buying-option-index="0" ${markerAttribute}>
        ${pageState('service-options', { options: [option] })}</${tag}>`,
    )
  })
})
