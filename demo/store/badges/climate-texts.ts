import type { Language } from '../../pages/render/preferences.ts'
import type { CertificateName } from './tables.ts'

interface Words {
  title: string
  /** `{figure}` stands for a number. */
  claim: string
  about: readonly string[]
}

interface Texts {
  intro: string
  more: string
  audited: string
  certificates: Readonly<Record<CertificateName, Words>>
}

const en: Texts = {
  intro: 'Independent bodies have checked what this product does for the climate.',
  more: 'How this is checked',
  audited: 'Last audit: {year}.',
  certificates: {
    recycled: {
      title: 'Recycled material',
      claim: '{figure}% of the plastic in this product is recycled.',
      about: [
        'The plastic comes from old devices and bottles. Auditors follow it from the collection to the factory.',
        'They weigh what goes in and what comes out, twice a year and without notice.',
        'Recycled plastic needs about a third of the energy of new plastic.',
      ],
    },
    footprint: {
      title: 'Smaller footprint',
      claim: 'Its footprint is {figure}% smaller than the average of its kind.',
      about: [
        'The footprint counts material, making, transport, use and recycling, in kilograms of CO₂.',
        'It follows ISO 14067. The average comes from products of the same kind that were tested in the same year.',
        'Offsets do not count: only what was really saved.',
      ],
    },
    trees: {
      title: 'Grown under trees',
      claim: '{figure} trees stand on each hectare of the farms.',
      about: [
        'Coffee under trees needs less water. The trees keep carbon in the ground, and birds keep pests away.',
        'Auditors count the trees on the farm and compare pictures from above with those of earlier years.',
        'Farms that cut trees lose the certificate.',
      ],
    },
  },
}

const de: Texts = {
  intro: 'Unabhängige Stellen haben geprüft, was dieses Produkt für das Klima tut.',
  more: 'So wird geprüft',
  audited: 'Letzte Prüfung: {year}.',
  certificates: {
    recycled: {
      title: 'Recyceltes Material',
      claim: '{figure} % des Kunststoffs in diesem Produkt sind recycelt.',
      about: [
        'Der Kunststoff stammt aus alten Geräten und Flaschen. Prüfer verfolgen ihn von der Sammlung bis in die Fabrik.',
        'Zweimal im Jahr wiegen sie unangemeldet, was hineingeht und was herauskommt.',
        'Recycelter Kunststoff braucht etwa ein Drittel der Energie von neuem.',
      ],
    },
    footprint: {
      title: 'Kleinerer Fußabdruck',
      claim: 'Der Fußabdruck ist {figure} % kleiner als im Durchschnitt vergleichbarer Produkte.',
      about: [
        'Der Fußabdruck zählt Material, Herstellung, Transport, Nutzung und Recycling, in Kilogramm CO₂.',
        'Grundlage ist ISO 14067. Der Durchschnitt stammt von vergleichbaren Produkten aus demselben Prüfjahr.',
        'Kompensation zählt nicht, nur was wirklich eingespart wurde.',
      ],
    },
    trees: {
      title: 'Unter Bäumen gewachsen',
      claim: '{figure} Bäume stehen auf jedem Hektar der Farmen.',
      about: [
        'Kaffee unter Bäumen braucht weniger Wasser. Die Bäume binden Kohlenstoff im Boden, und Vögel halten Schädlinge fern.',
        'Prüfer zählen die Bäume vor Ort und vergleichen Luftbilder mit denen früherer Jahre.',
        'Wer Bäume fällt, verliert das Zertifikat.',
      ],
    },
  },
}

const ar: Texts = {
  intro: 'تحققت جهات مستقلة مما يقدمه هذا المنتج للمناخ.',
  more: 'كيف يتم التحقق',
  audited: 'آخر تدقيق: {year}.',
  certificates: {
    recycled: {
      title: 'مواد معاد تدويرها',
      claim: '{figure}٪ من البلاستيك في هذا المنتج معاد تدويره.',
      about: [
        'يأتي البلاستيك من أجهزة وزجاجات قديمة. يتتبعه المدققون من الجمع حتى المصنع.',
        'يزنون ما يدخل وما يخرج مرتين في السنة ودون إشعار.',
        'يحتاج البلاستيك المعاد تدويره إلى نحو ثلث طاقة البلاستيك الجديد.',
      ],
    },
    footprint: {
      title: 'بصمة كربونية أصغر',
      claim: 'بصمته أصغر بنسبة {figure}٪ من متوسط المنتجات المماثلة.',
      about: [
        'تشمل البصمة المواد والتصنيع والنقل والاستخدام وإعادة التدوير، بالكيلوغرام من ثاني أكسيد الكربون.',
        'تتبع معيار ISO 14067. يأتي المتوسط من منتجات من النوع نفسه اختُبرت في السنة نفسها.',
        'لا يُحسب التعويض: يُحسب فقط ما تم توفيره فعلًا.',
      ],
    },
    trees: {
      title: 'ينمو تحت الأشجار',
      claim: 'تقف {figure} شجرة في كل هكتار من المزارع.',
      about: [
        'تحتاج القهوة تحت الأشجار إلى ماء أقل. تحفظ الأشجار الكربون في التربة وتبعد الطيور الآفات.',
        'يعد المدققون الأشجار في المزرعة ويقارنون الصور الجوية بصور السنوات السابقة.',
        'تفقد المزارع التي تقطع الأشجار شهادتها.',
      ],
    },
  },
}

/** What the store writes about certificates. */
export const climateTexts: Readonly<Record<Language, Texts>> = { en, de, ar }
