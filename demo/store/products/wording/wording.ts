import type { OtherLanguage, Wording } from '../../server/words.ts'
import { deskAr } from './desk.ar.ts'
import { deskDe } from './desk.de.ts'
import { electronicsAr } from './electronics.ar.ts'
import { electronicsDe } from './electronics.de.ts'
import { groceryAr } from './grocery.ar.ts'
import { groceryDe } from './grocery.de.ts'
import { householdAr } from './household.ar.ts'
import { householdDe } from './household.de.ts'
import { styleAr } from './style.ar.ts'
import { styleDe } from './style.de.ts'
import { namesAr } from './names.ar.ts'
import { namesDe } from './names.de.ts'

export const wording: Readonly<Record<OtherLanguage, Wording>> = {
  de: {
    names: namesDe,
    products: { ...electronicsDe, ...groceryDe, ...householdDe, ...styleDe, ...deskDe },
  },
  ar: {
    names: namesAr,
    products: { ...electronicsAr, ...groceryAr, ...householdAr, ...styleAr, ...deskAr },
  },
}
