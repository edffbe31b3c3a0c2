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
      'Sie brauchen einen Schraubendreher und 40 Minuten.',
      'Mit bebilderter Anleitung.',
    ],
    description:
      'Wenn Ihr Geschirrspüler brummt, aber nicht sprüht, liegt es meist an dieser Pumpe. Bitte prüfen Sie Ihr Modell, bevor Sie bestellen.',
  },
  B0FILTER01: {
    title: 'Bergstrom Wasserfilter für Kühlschränke der Baureihe Cool, zwei Stück',
    bullets: [
      'Mit einer Vierteldrehung gewechselt.',
      'Jeder Filter hält sechs Monate.',
      'Entfernt Chlor und Blei.',
    ],
    description: 'Für klares Wasser und klares Eis.',
  },
  B0BELT0001: {
    title: 'Antriebsriemen für Bergstrom Waschmaschinen, 1192 J5',
    bullets: ['Originalteil.', 'Passt zu QuietWash 6, 7 und 8.', 'Leise ab der ersten Wäsche.'],
    description:
      'Diesen Riemen brauchen Sie, wenn der Motor läuft, die Trommel sich aber nicht dreht.',
  },
  B0TOOLBOX1: {
    title: 'Anvil & Ash Werkzeugkoffer mit 64 Werkzeugen',
    bullets: [
      'Chrom-Vanadium-Stahl.',
      'Jedes Werkzeug hat seinen Platz.',
      'Lebenslange Garantie auf jedes Werkzeug.',
    ],
    description: 'Alle Werkzeuge, die Sie zu Hause brauchen.',
  },
  B0DOORSEAL: {
    title: 'Bergstrom Türdichtung für Geschirrspüler der Baureihe GS 60',
    bullets: [
      'Originalteil 740.2310.',
      'Von Hand eindrücken, ganz ohne Werkzeug.',
      'Kein Wasser mehr auf dem Küchenboden.',
    ],
    description:
      'Türdichtungen werden nach einigen Jahren hart und undicht. Eine neue Dichtung schließt wieder fest.',
  },
  B0SPRAYARM: {
    title: 'Bergstrom unterer Sprüharm für Geschirrspüler',
    bullets: [
      'Originalteil 740.2342.',
      'Rastet in zehn Sekunden ein.',
      'Reinigen Sie die Düsen mit Essig.',
    ],
    description:
      'Bleiben die Gläser im unteren Korb trüb, sind meist die Düsen dieses Sprüharms verkalkt.',
  },
  B0BASKET01: {
    title: 'Bergstrom Besteckkorb mit Deckel, für Geschirrspüler von 45 und 60 cm',
    bullets: [
      'Originalteil 740.2377.',
      'Lässt sich in zwei Hälften teilen.',
      'Der Deckel hält Messer sicher.',
    ],
    description: 'Ersetzt einen geschmolzenen oder gebrochenen Besteckkorb.',
  },
  B0DOORBOOT: {
    title: 'Bergstrom Türmanschette für Waschmaschinen QuietWash 8',
    bullets: [
      'Originalteil 810.1180.',
      'Mit Öffnung für die Spüldüse.',
      'Mit bebilderter Anleitung.',
    ],
    description:
      'Der graue Gummiring zwischen Tür und Trommel. Mit einer Federklemme in einer Stunde gewechselt.',
  },
  B0DRAWER01: {
    title: 'Bergstrom Gemüseschublade für Kühlschränke der Baureihe Cool',
    bullets: ['Originalteil 740.5633.', 'Voll ausziehbar.', 'Klare Front, weißer Korpus.'],
    description:
      'Schubladen reißen oft am Griff. Diese Schublade ist dort einen Millimeter stärker.',
  },
  B0VACBAG01: {
    title: 'Fennec Staubbeutel für Staubsauger, zehn Stück, mit Filter',
    bullets: [
      'Fünf Lagen Vlies.',
      'Der Beutel schließt sich beim Herausnehmen.',
      'Mit Motorfilter.',
    ],
    description: 'Ihr Staubsauger behält seine Saugkraft, bis der Beutel voll ist.',
  },
  B0SIDEBRSH: {
    title: 'Fennec Seitenbürsten für Saugroboter, vier Stück',
    bullets: [
      'Borsten in drei Längen.',
      'Mit Schrauben und Schraubendreher.',
      'Zwei für links, zwei für rechts.',
    ],
    description: 'Ihr Saugroboter fegt die Ecken wieder wie am ersten Tag.',
  },
  B0BATTERY1: {
    title: 'Blake & Dexter XR 18 Akku, 18 V, 4 Ah',
    bullets: [
      'In 55 Minuten voll.',
      'Zeigt seinen Ladestand.',
      'Passt zu allen Geräten der Baureihe XR 18.',
    ],
    description: 'Bohren Sie doppelt so lange wie mit dem Akku, der Ihrem Bohrer beilag.',
  },
  B0BRUSHES1: {
    title: 'Anvil & Ash Kohlebürsten für Winkelschleifer, ein Paar',
    bullets: [
      'Abgenutzt schalten sie ab, bevor der Motor Schaden nimmt.',
      'Mit Federn und Kappen.',
    ],
    description:
      'Wenn Ihr Winkelschleifer Funken sprüht oder stottert, braucht er meist neue Bürsten. Sie halten etwa 200 Stunden.',
  },
  B0MOWBLADE: {
    title: 'Fieldhand Mähmesser, 46 cm, geschärft',
    bullets: ['Zum Mulchen und Fangen.', '3 mm Stahl.', 'Mit Schraube und Scheibe.'],
    description: 'Ein scharfes Messer schneidet sauber und hält Ihren Rasen grün.',
  },
  B0BURNER01: {
    title: 'Emberly Brennerrohre für Gasgrills, drei Stück, Edelstahl',
    bullets: [
      'Gleichmäßige Flamme von einem Ende zum anderen.',
      'Stahl 304.',
      'Gitter, das Spinnen fernhält.',
    ],
    description: 'Bleibt eine Ecke Ihres Grills kalt, kann ein Brennerrohr durchgerostet sein.',
  },
  B0MEATPRB1: {
    title: 'Smoke & Cedar Fleischthermometer für Smoker, zwei Stück',
    bullets: ['Auf ein halbes Grad genau.', 'Das Kabel hält 380 °C aus.', '2,5-mm-Stecker.'],
    description:
      'So kennen Sie die Temperatur Ihres Fleischs und nehmen es im richtigen Moment vom Rost.',
  },
  B0ACFILTER: {
    title: 'Kitayama 北山 Luftfilter für Klimageräte, zwei Stück',
    bullets: ['Bis zu zehnmal waschbar.', 'Hält Pollen zurück.', 'An der Markierung zuschneidbar.'],
    description: 'Saubere Filter sparen ein Zehntel des Stroms.',
  },
  B0IGNITION: {
    title: 'Wärmewerk Zündelektrode für Gasheizkessel, mit Dichtung',
    bullets: ['Originalteil 62.4410.', 'Einbau nur durch einen Fachbetrieb.'],
    description: 'Für Kessel, die nicht zünden und den Fehler F28 zeigen.',
  },
  B0RUNBELT1: {
    title: 'Pacer & Lane Laufgurt für Laufbänder, zweilagig',
    bullets: ['Gewachst: braucht nie Öl.', 'Leise Naht.', 'Mit Einbauanleitung.'],
    description: 'Ein neuer Laufgurt für Laufbänder mit vielen Kilometern.',
  },
  B0CARTRDG1: {
    title: 'Rivière Keramikkartusche für Einhebelarmaturen, 35 mm',
    bullets: ['Stoppt das Tropfen.', 'Heißwasser begrenzbar.', 'Mit O-Ringen und Fett.'],
    description:
      'In zehn Minuten mit einem Inbusschlüssel gewechselt, und der Hahn tropft nicht mehr.',
  },
}
