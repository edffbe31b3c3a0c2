import type { ProductWords } from '../../server/words.ts'

/** The parts that have pages of their own. */
export const ownPartsDe: Readonly<Record<string, ProductWords>> = {
  B0PUMP0001: {
    title: 'Bergstrom Umwälzpumpe für Geschirrspüler der Baureihen GS 45 und GS 60',
    bullets: [
      'Originalteil 740.2218.',
      'Mit Dichtung und zwei Klammern.',
      'Ersetzt 740.2201 und 740.2206.',
      'Passt zu GS 45 und GS 60 ab Baujahr 2012.',
      'In 40 Minuten mit einem Schraubendreher gewechselt.',
      'Bebilderte Anleitung liegt bei.',
    ],
    description:
      'Wenn die Maschine brummt, aber nicht sprüht, liegt es meist an diesem Teil. Bitte prüfen Sie Ihr Modell, bevor Sie bestellen.',
  },
  B0FILTER01: {
    title: 'Bergstrom Wasserfilter für Kühlschränke der Baureihe Cool, zwei Stück',
    bullets: [
      'Gewechselt mit einer Vierteldrehung.',
      'Jeder hält sechs Monate.',
      'Entfernt Chlor und Blei.',
    ],
    description: 'Klares Wasser und klares Eis.',
  },
  B0BELT0001: {
    title: 'Antriebsriemen für Bergstrom Waschmaschinen, 1192 J5',
    bullets: ['Originalteil.', 'Passt zu QuietWash 6 bis 8.', 'Leise ab der ersten Wäsche.'],
    description: 'Wenn die Trommel steht, obwohl der Motor läuft.',
  },
  B0TOOLBOX1: {
    title: 'Anvil & Ash Werkzeugkoffer mit 64 Werkzeugen',
    bullets: [
      'Chrom-Vanadium-Stahl.',
      'Jedes Werkzeug hat seinen Platz.',
      'Werkzeuge werden ein Leben lang ersetzt.',
    ],
    description: 'Alles, was ein Haus verlangt.',
  },
  B0DOORSEAL: {
    title: 'Bergstrom Türdichtung für Geschirrspüler der Baureihe GS 60',
    bullets: [
      'Originalteil 740.2310.',
      'Von Hand eingedrückt, ganz ohne Werkzeug.',
      'Keine Tropfen mehr auf dem Küchenboden.',
    ],
    description:
      'Eine Dichtung wird nach Jahren hart, und das Wasser findet seinen Weg. Diese schließt wieder.',
  },
  B0SPRAYARM: {
    title: 'Bergstrom unterer Sprüharm für Geschirrspüler',
    bullets: [
      'Originalteil 740.2342.',
      'In zehn Sekunden eingerastet.',
      'Die Düsen werden in Essig wieder sauber.',
    ],
    description: 'Bleiben Gläser unten trüb, sind meist seine Düsen verkalkt.',
  },
  B0BASKET01: {
    title: 'Bergstrom Besteckkorb mit Deckel, für Geschirrspüler von 45 und 60 cm',
    bullets: [
      'Originalteil 740.2377.',
      'Lässt sich in zwei Hälften teilen.',
      'Messer stehen sicher im Deckel.',
    ],
    description: 'Für alle, die den alten an einen heißen Heizstab verloren haben.',
  },
  B0DOORBOOT: {
    title: 'Bergstrom Türmanschette für Waschmaschinen QuietWash 8',
    bullets: ['Originalteil 810.1180.', 'Mit Zulauf für die Spüldüse.', 'Bebilderte Anleitung.'],
    description:
      'Der graue Ring zwischen Tür und Trommel: mit einer Federklemme in einer Stunde gewechselt.',
  },
  B0DRAWER01: {
    title: 'Bergstrom Gemüseschublade für Kühlschränke der Baureihe Cool',
    bullets: ['Originalteil 740.5633.', 'Voll ausziehbar.', 'Klare Front, weißer Korpus.'],
    description: 'Schubladen reißen am Griff. Diese ist dort einen Millimeter stärker.',
  },
  B0VACBAG01: {
    title: 'Fennec Staubbeutel für Staubsauger, zehn Stück, mit Filter',
    bullets: [
      'Fünf Lagen Vlies.',
      'Schließt sich beim Herausnehmen.',
      'Der Motorfilter liegt bei.',
    ],
    description: 'Ein Beutel, der bis oben voll wird und die Luft noch durchlässt.',
  },
  B0SIDEBRSH: {
    title: 'Fennec Seitenbürsten für Saugroboter, vier Stück',
    bullets: [
      'Borsten in drei Längen.',
      'Schraube und Schraubendreher liegen bei.',
      'Zwei für links, zwei für rechts.',
    ],
    description: 'Die Ecken werden wieder gefegt wie am ersten Tag.',
  },
  B0BATTERY1: {
    title: 'Blake & Dexter XR 18 Akku, 18 V, 4 Ah',
    bullets: [
      'In 55 Minuten voll.',
      'Zeigt seinen Ladestand.',
      'Ein Akku für die ganze Baureihe XR 18.',
    ],
    description: 'Doppelt so viele Löcher wie mit dem Akku, der beim Bohrer lag.',
  },
  B0BRUSHES1: {
    title: 'Anvil & Ash Kohlebürsten für Winkelschleifer, ein Paar',
    bullets: ['Schalten ab, bevor der Motor Schaden nimmt.', 'Mit Federn und Kappen.'],
    description: 'Funken und Stottern enden mit einem neuen Paar, meist nach 200 Stunden.',
  },
  B0MOWBLADE: {
    title: 'Fieldhand Mähmesser, 46 cm, geschärft',
    bullets: ['Mulcht und fängt.', 'Stahl von 3 mm.', 'Schraube und Scheibe liegen bei.'],
    description: 'Ein Rasen, der geschnitten und nicht gerissen wird, bleibt im Juli grün.',
  },
  B0BURNER01: {
    title: 'Emberly Brennerrohre für Gasgrills, drei Stück, Edelstahl',
    bullets: [
      'Gleichmäßige Flamme von einem Ende zum anderen.',
      'Stahl 304.',
      'Gitter gegen Spinnweben.',
    ],
    description: 'Bleibt eine Ecke kalt, ist ein Rohr durchgerostet.',
  },
  B0MEATPRB1: {
    title: 'Smoke & Cedar Fleischthermometer für Smoker, zwei Stück',
    bullets: ['Auf ein halbes Grad genau.', 'Das Kabel hält 380 °C aus.', 'Stecker von 2,5 mm.'],
    description: 'Brisket ist bei einer Zahl fertig, nicht zu einer Uhrzeit.',
  },
  B0ACFILTER: {
    title: 'Kitayama 北山 Luftfilter für Klimageräte, zwei Stück',
    bullets: ['Zehnmal waschbar.', 'Hält Pollen zurück.', 'An der Marke zuschneidbar.'],
    description: 'Saubere Filter sparen ein Zehntel des Stroms.',
  },
  B0IGNITION: {
    title: 'Wärmewerk Zündelektrode für Gasheizkessel, mit Dichtung',
    bullets: ['Originalteil 62.4410.', 'Einbau nur durch einen Fachbetrieb.'],
    description: 'Für Kessel, die es dreimal versuchen und dann F28 zeigen.',
  },
  B0RUNBELT1: {
    title: 'Pacer & Lane Laufgurt für Laufbänder, zweilagig',
    bullets: ['Gewachst: braucht nie Öl.', 'Leise Naht.', 'Anleitung für Spannung und Lauf.'],
    description: 'Für Laufbänder, die schon jemanden nach Rom und zurück getragen haben.',
  },
  B0CARTRDG1: {
    title: 'Rivière Keramikkartusche für Einhebelarmaturen, 35 mm',
    bullets: ['Macht dem Tropfen ein Ende.', 'Heißwasser begrenzbar.', 'Mit O-Ringen und Fett.'],
    description: 'Zehn Minuten, ein Inbusschlüssel und eine stille Nacht.',
  },
}
