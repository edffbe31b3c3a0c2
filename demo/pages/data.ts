import type { BadgesData } from './badges/data.ts'
import type { BuyingData } from './buying/data.ts'
import type { DeliveryData } from './delivery/data.ts'
import type { ExtrasData } from './extras/data.ts'
import type { FitmentData } from './fitment/data.ts'
import type { FreshData } from './fresh/data.ts'
import type { GiftsData } from './gifts/data.ts'
import type { Language } from './render/preferences.ts'
import type { OrderingData } from './ordering/data.ts'
import type { ReviewsData } from './reviews/data.ts'
import type { ScheduleData } from './schedule/data.ts'
import type { ServicesData } from './services/data.ts'
import type { ShopData } from './shop/data.ts'
import type { WardrobeData } from './wardrobe/data.ts'

/** All that the pages read from the store; demo/store implements it over its database. */
export interface PageData
  extends
    ShopData,
    BuyingData,
    DeliveryData,
    OrderingData,
    ReviewsData,
    ExtrasData,
    FitmentData,
    ServicesData,
    ScheduleData,
    WardrobeData,
    BadgesData,
    FreshData,
    GiftsData {
  /** The same with names and texts in this language, where the store has them. */
  inLanguage?(language: Language): PageData
}
