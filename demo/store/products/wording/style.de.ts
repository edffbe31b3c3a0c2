import type { ProductWords } from '../../server/words.ts'

const dress = {
  bullets: [
    'Weich gewaschenes Leinen aus europäischem Flachs.',
    'Taschen, in die ein Handy passt.',
    'Wird am Rücken gebunden und sitzt so in der Taille.',
    'Bis zum Knie gefüttert.',
    'In Portugal genäht.',
    'Bei 40 °C waschbar. Bügeln ist nicht nötig.',
  ],
  description: 'Ein gerades, leichtes Kleid für Büro und Wochenende.',
}

/** What the shelf `style` says in German, by asin. */
export const styleDe: Readonly<Record<string, ProductWords>> = {
  B0DRESS002: {
    title: 'Linnea Midikleid aus gewaschenem Leinen mit Taschen, dämmerblau, Größe S',
    ...dress,
  },
  B0DRESS001: {
    title: 'Linnea Midikleid aus gewaschenem Leinen mit Taschen, dämmerblau',
    ...dress,
  },
  B0DRESS003: {
    title: 'Linnea Midikleid aus gewaschenem Leinen mit Taschen, dämmerblau, Größe L',
    ...dress,
  },
  B0DRESS004: {
    title: 'Linnea Midikleid aus gewaschenem Leinen mit Taschen, moosgrün, Größe S',
    ...dress,
  },
  B0DRESS005: {
    title: 'Linnea Midikleid aus gewaschenem Leinen mit Taschen, moosgrün, Größe M',
    ...dress,
  },
  B0COAT0001: {
    title: 'Linnea Wollmantel, camel',
    bullets: ['Wolle aus einer Weberei in Biella.', 'Innentasche.', 'Knöpfe aus Horn.'],
    description: 'Ein warmer Mantel für viele Winter.',
  },
  B0JEANS001: {
    title: 'Fold & Rivet gerade Jeans, ungewaschener Denim',
    bullets: ['Denim mit 13 oz.', 'Nähte reparieren wir kostenlos.', 'Sitzt in der Taille.'],
    description: 'Am Anfang steif, mit jedem Tag weicher und passender.',
  },
  B0SCARF001: {
    title: 'Linnea Schal aus Merino, ungefärbt',
    bullets: ['Weich auf der Haut.', 'Zwei Meter lang.', 'In der natürlichen Farbe der Wolle.'],
    description: 'Ein warmer und sehr leichter Schal.',
  },
  B0SUNGLS01: {
    title: 'Costa Verde Sonnenbrille, polarisiert, Schildpatt',
    bullets: [
      'Gestell auf Basis von Rizinusöl.',
      'Polarisierte Gläser.',
      'Schrauben, die fest bleiben.',
    ],
    description: 'Eine Sonnenbrille für tief stehende Sonne und lange Fahrten.',
  },
  B0LIPSTIK1: {
    title: 'Rosalind Velvet Lippenstift, matt, 14 ziegelrosa',
    bullets: [
      'Matt und weich.',
      'Hält übers Mittagessen.',
      'Nachfüllbare Hülse.',
      'Ohne Duftstoffe.',
      'Ohne Tierversuche.',
      'Einer von zwölf Farbtönen.',
    ],
    description: 'Ein warmes Ziegelrosa für jeden Tag.',
  },
  B0LOTION01: {
    title: 'Halm Körperlotion, Hafer und Ringelblume, 400 ml',
    bullets: [
      'Für trockene Haut.',
      'Zieht in einer Minute ein.',
      'Flasche aus recyceltem Kunststoff.',
    ],
    description: 'Beruhigt die Haut nach einer heißen Dusche.',
  },
  B0SOAP0001: {
    title: 'Halm Seife, Meersalz, drei Stück',
    bullets: ['Kalt gerührte Seife.', 'Ohne Palmöl.', 'In Papier verpackt, nicht in Plastik.'],
    description: 'Eine milde Seife mit Meersalz.',
  },
  B0NAILPOL1: {
    title: 'Rosalind Nagellack, 07 Feige',
    bullets: [
      'In 60 Sekunden trocken.',
      'Hält sieben Tage, ohne abzusplittern.',
      'Frei von zehn üblichen Lösungsmitteln.',
    ],
    description: 'Eine dunkle, glänzende Farbe für den Herbst.',
  },
  B0RUNSHOE1: {
    title: 'Stride North Tempo 3 Laufschuh, unisex, flechtengrün',
    bullets: [
      'Schaum, der 800 km lang federt.',
      '8 mm Sprengung.',
      'Griffig auf nassem Stein.',
      'Obermaterial aus recycelten Fischernetzen.',
    ],
    description: 'Ein Schuh für die tägliche Runde und das eine oder andere Rennen.',
  },
  B0BACKPCK1: {
    title: 'Stride North Ridge 28 Tagesrucksack, regenfest, ocker',
    bullets: [
      '28 Liter.',
      'Regenhülle im Bodenfach.',
      'Atmungsaktiver Rücken.',
      'Platz für ein Notebook mit 15 Zoll.',
    ],
    description: 'Ein Rucksack für Büro und Berge.',
  },
  B0TENT0001: {
    title: 'Stride North Hollow 2 Zelt für zwei, 1,9 kg',
    bullets: [
      'Zwei Eingänge, zwei Vorzelte.',
      'In fünf Minuten aufgebaut.',
      'Hält Wind bis 80 km/h stand.',
    ],
    description: 'Ein leichtes Zelt für Touren im Hügelland.',
  },
  B0TENNIS01: {
    title: 'Baseline Pro Tennisbälle, vier Dosen',
    bullets: ['Für Sand- und Hartplätze.', 'Naturkautschuk.', 'Sechzehn Bälle.'],
    description: 'Bälle, die auch im fünften Satz noch gut springen.',
  },
}
