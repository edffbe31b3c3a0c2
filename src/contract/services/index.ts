import { handleBuyBox, mobileCartAdd, zipRefresh } from './interstitial.ts'
import { serviceContent } from './options.ts'
import { refMarker } from './ref-marker.ts'
import { sectionRefresh } from './sections.ts'
import { serviceAddItems } from './service-add.ts'
import { sheetContent } from './sheet.ts'

export const servicesCalls = [
  serviceAddItems,
  serviceContent,
  sheetContent,
  zipRefresh,
  handleBuyBox,
  mobileCartAdd,
  sectionRefresh,
  refMarker,
] as const
