import type { ProductWords, Wording } from '../../server/words.ts'

const any = 'Sie wählen den Betrag, von 5 bis 500 Euro.'
const always = ['Verfällt nie.', 'In wenigen Minuten per E-Mail da.']

const card = (title: string, says: string, description: string, worth = any): ProductWords => ({
  title: `Harbor & Pine ${title}, per E-Mail`,
  bullets: [worth, says, ...always],
  description,
})
const winter = (euros: number) =>
  card(
    `Wintergutschein über ${euros} Euro`,
    'Mit einem Dorf im Schnee auf der Karte.',
    'Ein Geschenk für die stillen Tage des Jahres.',
    `Im Wert von ${euros} Euro.`,
  )

export const de: Wording = {
  names: {
    Design: 'Motiv',
    Ribbon: 'Schleife',
    'Birthday cake': 'Geburtstagstorte',
    Flowers: 'Blumen',
    'Winter village': 'Winterdorf',
    Rings: 'Ringe',
    'Easter eggs': 'Ostereier',
    'Any amount': 'Betrag nach Wahl',
    '5 to 500 euros': '5 bis 500 Euro',
    '25 euros': '25 Euro',
    '50 euros': '50 Euro',
    '100 euros': '100 Euro',
  },
  products: {
    B0GIFTCRD3: card(
      'Gutschein mit Blumen',
      'Mit einem Blumenstrauß auf der Karte.',
      'Blumen, die nicht welken, als Dankeschön.',
    ),
    B0GIFTWN25: winter(25),
    B0GIFTWN50: winter(50),
    B0GIFTWN99: winter(100),
    B0GIFTCRD4: card(
      'Hochzeitsgutschein',
      'Mit zwei Ringen auf der Karte.',
      'Für zwei, die zusammen ein Zuhause einrichten.',
    ),
    B0GIFTCRD5: card(
      'Ostergutschein',
      'Mit bemalten Eiern auf der Karte.',
      'Etwas, das sich im Gras finden lässt.',
    ),
  },
}
