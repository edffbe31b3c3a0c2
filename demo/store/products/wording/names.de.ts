/** German for what the data of all products name in English: departments, badges, conditions, facts. */
export const namesDe: Readonly<Record<string, string>> = {
  // Departments, as the navigation of the shop calls them.
  Electronics: 'Elektronik',
  Games: 'Spiele',
  Renewed: 'Generalüberholt',
  'Smart home': 'Smart Home',
  Fresh: 'Frisches',
  Pantry: 'Vorrat',
  Appliances: 'Hausgeräte',
  'Gifts and registries': 'Geschenke und Wunschlisten',
  'Spare parts': 'Ersatzteile',
  Home: 'Wohnen',
  Clothing: 'Kleidung',
  Beauty: 'Schönheit',
  Sports: 'Draußen',
  Business: 'Büro',
  'Gift cards': 'Gutscheine',
  Books: 'Bücher',
  Toys: 'Spielzeug',
  // Badges and conditions.
  'By invitation': 'Auf Einladung',
  'Try before you buy': 'Erst probieren, dann kaufen',
  'Minimum order 5': 'Ab 5 Stück',
  'Minimum order 2': 'Ab 2 Stück',
  'Very good': 'Sehr gut',
  Excellent: 'Hervorragend',
  Good: 'Gut',
  Acceptable: 'Annehmbar',
  'Light marks on the headband. Tested, cleaned and fitted with new cushions; comes in the original box.':
    'Leichte Spuren am Bügel. Geprüft, gereinigt und neu gepolstert, in der Originalverpackung.',
  'Professionally inspected and working like new.':
    'Fachmännisch geprüft und wie neu in der Funktion.',
  'Small scratches on the frame, works like new.':
    'Kleine Kratzer am Rahmen, wie neu in der Funktion.',
  'Clear signs of use; battery at 86 %.': 'Deutliche Gebrauchsspuren, Akku bei 86 %.',
  // Facts.
  Length: 'Länge',
  Diameter: 'Durchmesser',
  Size: 'Größe',
  Volume: 'Volumen',
  Voltage: 'Spannung',
  Cable: 'Kabel',
  Power: 'Leistung',
  Weight: 'Gewicht',
}
