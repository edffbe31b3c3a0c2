import type { ProductWords } from '../../server/words.ts'

const coffee = {
  bullets: [
    'Schmeckt nach Schokolade, Haselnuss und etwas Kirsche.',
    'Frisch geröstet. Das Datum steht auf der Tüte.',
    'Für Espresso und Filterkaffee.',
    'Wir nennen die Bauern und zahlen ihnen mehr als den Marktpreis.',
    'Schicken Sie die Tüte zurück, und wir füllen sie wieder auf.',
    'Am besten kurz vor dem Brühen mahlen.',
  ],
  description: 'Der Kaffee, den wir selbst im Büro trinken.',
}

/** What the shelf `grocery` says in German, by asin. */
export const groceryDe: Readonly<Record<string, ProductWords>> = {
  B0BREAD001: {
    title: 'Mill Lane Sauerteigbrot, 750 g',
    bullets: [
      'Heute Morgen gebacken.',
      'Der Teig ruht 24 Stunden.',
      'Die Kruste bleibt knusprig.',
      'Weizen aus einer Region.',
      'Hält vier Tage.',
      'Ein ganzer Laib, nicht geschnitten.',
    ],
    description: 'Sauerteigbrot, um fünf Uhr früh frisch aus dem Ofen.',
  },
  B0APPLES01: {
    title: 'Orchard Row Äpfel, Topaz, 1 kg',
    bullets: [
      'Knackig und leicht säuerlich.',
      'Im Umkreis von 60 km gepflückt.',
      'Nicht gewachst.',
    ],
    description: 'Frische Äpfel aus der Region.',
  },
  B0BANANA01: {
    title: 'Bananen, bio, 1 kg',
    bullets: ['Fair gehandelt.', 'Reif, wenn sie ankommen.', 'Etwa sechs Bananen.'],
    description: 'Süße Bananen für die Brotdose.',
  },
  B0STRAWB01: {
    title: 'Erdbeeren, 500 g',
    bullets: ['Reif gepflückt.', 'In einer Schale aus Pappe.', 'Am besten heute essen.'],
    description: 'Tiefrote Erdbeeren aus der Nähe.',
  },
  B0TOMATO01: {
    title: 'Strauchtomaten, 500 g',
    bullets: [
      'In der Sonne gereift.',
      'Für Salate und Soßen.',
      'Bitte nicht im Kühlschrank lagern.',
    ],
    description: 'Süße Tomaten, noch an der Rispe.',
  },
  B0MILK0001: {
    title: 'Alder Farm Vollmilch, 1 l',
    bullets: ['Von Kühen, die auf der Weide stehen.', '3,8 % Fett.', 'In der Pfandflasche.'],
    description: 'Vollmilch, auf der sich der Rahm absetzt.',
  },
  B0EGGS0001: {
    title: 'Alder Farm Eier, zehn Stück, Freilandhaltung',
    bullets: [
      'Von Hühnern mit Auslauf.',
      'Auch die männlichen Küken werden aufgezogen.',
      'Größen M und L.',
    ],
    description: 'Zehn frische Eier mit goldgelbem Dotter.',
  },
  B0CHEESE01: {
    title: 'Alder Farm Bergkäse, 9 Monate gereift, 250 g',
    bullets: ['Aus Rohmilch.', 'Neun Monate gereift.', 'Vom Laib geschnitten.'],
    description: 'Ein nussiger Hartkäse mit feinen Kristallen.',
  },
  B0COFFEE01: { title: 'Kestrel Roasters Hausmischung, ganze Kaffeebohnen, 1 kg', ...coffee },
  B0COFFEE02: { title: 'Kestrel Roasters Hausmischung, ganze Kaffeebohnen, 250 g', ...coffee },
  B0HONEY001: {
    title: 'Wiesenhonig, nicht erhitzt, 500 g',
    bullets: ['Von einer einzigen Wiese.', 'Gerührt, nie erhitzt.', 'Im Pfandglas.'],
    description: 'Cremiger Honig, der nach Sommerblumen schmeckt.',
  },
  B0OLIVEOL1: {
    title: 'Olivenöl, nativ extra, 750 ml',
    bullets: [
      'Binnen sechs Stunden kalt gepresst.',
      'Schmeckt leicht pfeffrig.',
      'Aus der Ernte dieses Jahres.',
    ],
    description: 'Ein feines Olivenöl für Brot, Bohnen und Fisch.',
  },
  B0CHOCO001: {
    title: 'Zartbitterschokolade 72 %, zehn Tafeln',
    bullets: [
      'Nur drei Zutaten.',
      'Kakaobohnen aus einem Tal.',
      'Bricht mit einem sauberen Knacken.',
    ],
    description: 'Zehn Tafeln Zartbitterschokolade, für Sie oder zum Verschenken.',
  },
}
