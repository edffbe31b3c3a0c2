import type { ProductWords } from '../../server/words.ts'

/** What the shelf `desk` says in German, by asin. */
export const deskDe: Readonly<Record<string, ProductWords>> = {
  B0PAPER001: {
    title: 'Papyra Everyday Büropapier A4, 80 g, 500 Blatt',
    bullets: [
      'Für Laser- und Tintendrucker, für beide Seiten.',
      'Weiß ohne optische Aufheller.',
      'Genau geschnitten, damit nichts stecken bleibt.',
      'Aus Altpapier.',
      'Pakete, die sich gut stapeln lassen.',
      'Mindestmenge: fünf Pakete.',
    ],
    description: 'Zuverlässiges Papier für jeden Tag im Büro. Ab fünf Paketen.',
  },
  B0PENS0001: {
    title: 'Papyra Gelstifte, 0,5 mm, blau, 12 Stück',
    bullets: ['Schmieren nicht.', 'Nachfüllbar.', 'Schreiben sofort.'],
    description: 'Zwölf Stifte für die Büroschublade.',
  },
  B0BINDER01: {
    title: 'Papyra Ordner A4, Karton, 10 Stück',
    bullets: ['Recycelter Karton.', 'Metallkante.', 'Etikett austauschbar.'],
    description: 'Zehn stabile Ordner für ein Jahr Papier.',
  },
  B0LABELS01: {
    title: 'Papyra Paketaufkleber, 1.000 Stück',
    bullets: [
      'Für Thermodrucker.',
      'Haften auf Karton und Kunststoff.',
      'Lösen sich sauber von der Rolle.',
    ],
    description: 'Etiketten für Läden, die Pakete verschicken.',
  },
  B0GIFTCRD1: {
    title: 'Harbor & Pine Gutschein, per E-Mail',
    bullets: [
      'Sie wählen den Betrag, von 5 bis 500 Euro.',
      'Verfällt nie.',
      'In wenigen Minuten per E-Mail da.',
      'Gilt für alles im Shop.',
      'Ohne Gebühren.',
      'Sie können ihn auf mehrere Bestellungen verteilen.',
    ],
    description: 'Wenn Sie nicht wissen, was Sie schenken sollen.',
  },
  B0GIFTCRD2: {
    title: 'Harbor & Pine Geburtstagsgutschein, per E-Mail',
    bullets: [
      'Sie wählen den Betrag, von 5 bis 500 Euro.',
      'Mit einer Geburtstagstorte auf der Karte.',
      'Verfällt nie.',
      'In wenigen Minuten per E-Mail da.',
    ],
    description: 'Ein Geburtstagsgeschenk, das pünktlich kommt, auch in letzter Minute.',
  },
  B0BOOK0001: {
    title: 'Das Tagebuch des Leuchtturmwärters, Roman',
    bullets: [
      'Ausgezeichnet mit dem Hafenpreis.',
      '412 Seiten, fadengeheftet.',
      'Von Ines Marlow.',
    ],
    description:
      'Ein Roman über eine Insel, einen Leuchtturm und die Jahre, in denen niemand kam. „Leise und gewaltig.“',
  },
  B0BOOK0002: {
    title: 'Brot in fünf Faltungen: ein Backkurs',
    bullets: ['60 Rezepte.', 'Jeder Schritt in Bildern.', 'Bleibt auf dem Tisch offen liegen.'],
    description: 'Vom ersten Sauerteig bis zum perfekten Laib.',
  },
  B0BOOK0003: {
    title: 'Vögel auf dem Feld und an der Küste, Taschenführer',
    bullets: ['322 Arten.', 'Mit Zeichnungen.', 'Passt in die Manteltasche.'],
    description: 'Finden Sie heraus, welchen Vogel Sie sehen oder hören.',
  },
  B0TRAIN001: {
    title: 'Tinkerwood Holzeisenbahn, 54 Teile',
    bullets: ['Buchenholz aus Thüringen.', 'Passt zu anderen Holzschienen.', 'Ab drei Jahren.'],
    description: 'Eine Holzeisenbahn für Generationen.',
  },
  B0PUZZLE01: {
    title: 'Tinkerwood Puzzle „Der Hafen“, 1.000 Teile',
    bullets: ['Teile, die fest sitzen.', 'Oberfläche in Leinenstruktur.', 'Poster liegt bei.'],
    description: 'Ein Puzzle für ein langes Wochenende.',
  },
  B0KITE0001: {
    title: 'Tinkerwood Drachen, Schwalbe, 140 cm',
    bullets: ['Fliegt schon bei wenig Wind.', 'Schnur auf einer Spule.', 'Ab sechs Jahren.'],
    description: 'Ein Drachen, der leicht zu fliegen ist.',
  },
}
