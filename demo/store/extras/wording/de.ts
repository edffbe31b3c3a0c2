import type { ProductWords, Wording } from '../../server/words.ts'

const electronics = [
  'Deckt Stürze, Flüssigkeitsschäden und Verschleiß vom ersten Tag an ab.',
  'Reparatur oder Ersatz ohne Mehrkosten.',
]
const washing = [
  'Gilt für jedes Teil der Maschine, auch für Trommel und Elektronik.',
  'Eine Technikerin oder ein Techniker kommt innerhalb von drei Werktagen zu Ihnen.',
  'Lässt sich die Maschine nicht reparieren, bekommen Sie eine neue.',
]
const phones = [
  'Deckt Stürze, Wasserschäden und Displaybruch ab.',
  'Ein Leihgerät, solange wir Ihres reparieren.',
  'Ein neuer Akku, wenn Ihrer unter 80 % fällt.',
]
const canReturn = 'Innerhalb von 30 Tagen können Sie den Plan zurückgeben.'
const canCancel = 'Monatlich kündbar.'
const forOne = 'Gilt für ein Produkt aus derselben Bestellung.'
const byMonth = 'Gilt für ein Produkt aus derselben Bestellung, solange Sie zahlen.'

const plan = (title: string, bullets: readonly string[], description = forOne): ProductWords => ({
  title: `Harbor Care Schutzplan ${title}`,
  bullets,
  description,
})

export const de: Wording = {
  products: {
    B0PLAN0003: plan('für drei Jahre, für Elektronik bis 250 Euro', [...electronics, canReturn]),
    B0PLANMON1: plan(
      'monatlich, für Elektronik bis 250 Euro',
      [...electronics, canCancel],
      byMonth,
    ),
    B0PLANWSH3: plan('für drei Jahre, für Waschmaschinen', washing),
    B0PLANWSH5: plan('für fünf Jahre, für Waschmaschinen', washing),
    B0PLANWSHM: plan('monatlich, für Waschmaschinen', [...washing, canCancel], byMonth),
    B0PLANPHN1: plan('für ein Jahr, für Handys', phones),
    B0PLANPHN2: plan('für zwei Jahre, für Handys', phones),
    B0PLANPHNM: plan('monatlich, für Handys', [...phones, canCancel], byMonth),
    B0SMPLLIP1: {
      title: 'Probe: Rosalind Velvet Lippenstift, matt, 08 Rosenholz, 1 g',
      bullets: ['Matt und weich.', 'Reicht für etwa zehn Tage.'],
      description: 'Ein ruhiges Rosenholz zum Ausprobieren.',
    },
    B0SMPLLIP2: {
      title: 'Probe: Rosalind Velvet Lippenstift, matt, 21 Schwarzkirsche, 1 g',
      bullets: ['Matt und weich.', 'Reicht für etwa zehn Tage.'],
      description: 'Eine tiefe Schwarzkirsche zum Ausprobieren.',
    },
    B0SMPLCRM1: {
      title: 'Probe: Halm Lippen- und Handcreme, Hafer und Ringelblume, 5 ml',
      bullets: ['Für trockene Lippen und Hände.', 'Ohne Duftstoffe.'],
      description: 'Eine reichhaltige Creme für eine Woche.',
    },
    B0SMPLSOP1: {
      title: 'Probe: Halm Seife, Meersalz, 20 g',
      bullets: ['Kalt gerührte Seife.', 'Reicht für etwa eine Woche.'],
      description: 'Ein kleines Stück unserer Seife mit Meersalz.',
    },
  },
  names: {
    '1 month': '1 Monat',
    '36 months': '36 Monate',
    '60 months': '60 Monate',
    '€29': '29 €',
    '08 rosewood': '08 Rosenholz',
    '21 black cherry': '21 Schwarzkirsche',
    '1 year': '1 Jahr',
    '2 years': '2 Jahre',
    '3 years': '3 Jahre',
    '5 years': '5 Jahre',
    Monthly: 'Monatlich',
    'The plan begins when your product arrives. You get the certificate by e-mail.':
      'Der Plan beginnt, wenn Ihr Produkt ankommt. Die Urkunde bekommen Sie per E-Mail.',
    'If something breaks, call us or fill in the form on your account page. You need no receipt.':
      'Geht etwas kaputt, rufen Sie uns an, oder füllen Sie das Formular in Ihrem Konto aus. Einen Beleg brauchen Sie nicht.',
    'We repair the product within ten working days. If we cannot, we send you a new one or the price that you paid.':
      'Wir reparieren das Produkt innerhalb von zehn Werktagen. Gelingt das nicht, bekommen Sie ein neues oder den Kaufpreis zurück.',
    'You can cancel within 30 days and get all your money back. After that, we refund the months that are left.':
      'Sie können innerhalb von 30 Tagen kündigen und bekommen alles zurück. Danach erstatten wir die Monate, die noch übrig sind.',
    'Harbor & Pine Card': 'Harbor & Pine Karte',
  },
}
