import type { ProductWords } from '../../server/words.ts'

/** What the shelf `electronics` says in German, by asin. */
export const electronicsDe: Readonly<Record<string, ProductWords>> = {
  B0HEADPH01: {
    title:
      'Halden Drift 40 kabelloser Over-Ear-Kopfhörer mit adaptiver Geräuschunterdrückung, 40 Stunden Akku, faltbar, graphit',
    bullets: [
      'Die adaptive Geräuschunterdrückung passt sich laufend an und blendet Züge, Motoren und Großraumbüros aus.',
      '40 Stunden Akku mit Geräuschunterdrückung. Zehn Minuten Laden reichen für fünf weitere Stunden.',
      'Flach gefaltet passt er in das mitgelieferte Etui. Mit 248 g bleibt er auch auf langen Flügen bequem.',
      'Verbindet sich mit zwei Geräten zugleich: Klingelt das Telefon, hält der Film auf dem Notebook an.',
      'Vier Mikrofone halten Ihre Stimme auch bei Wind und Verkehr klar.',
      'Polster, Bügel und Akku wechseln Sie ohne Werkzeug. Ersatzteile gibt es zehn Jahre lang.',
      'Mit Audiokabel: So hören Sie auch bei leerem Akku weiter.',
    ],
    description:
      'Der Drift 40 ist für alle, die den ganzen Tag Kopfhörer tragen. Er klingt ausgewogen und warm. Die Polster aus Memoryschaum haben einen weichen Bezug. Jede Funktion hat eine echte Taste, die Sie blind finden.',
  },
  B0EARBUD01: {
    title: 'Halden Pebble kabellose Ohrhörer mit Ladeetui, regenfest, kreideweiß',
    bullets: [
      'Sieben Stunden pro Ladung, 28 mit dem Etui.',
      'Beständig gegen Regen und Schweiß (IPX5).',
      'Aufsätze in drei Größen sitzen fest, auch beim Laufen.',
      'Echte Tasten: keine versehentlichen Eingaben unter der Mütze.',
    ],
    description: 'Kleine Ohrhörer mit natürlichem Klang. Das Etui passt in die Münztasche.',
  },
  B0CAMERA01: {
    title: 'Ostrava M2 spiegellose Kamera mit Objektiv 24–70 mm, 26 Megapixel, stabilisiert',
    bullets: [
      '26 Megapixel und klare Bilder selbst bei Kerzenlicht.',
      'Stabilisierung in fünf Achsen: scharfe Bilder noch bei einer halben Sekunde.',
      'Stellt auf die Augen von Menschen, Hunden und Vögeln scharf.',
      'Zwei Kartenfächer. 700 Bilder pro Ladung.',
      'Wetterfestes Metallgehäuse.',
      'Sucher mit 3,7 Millionen Bildpunkten.',
    ],
    description:
      'Die Kamera für alle, denen das Handy nicht genügt: mit griffgünstigen Einstellrädern und einem Objektiv für fast jeden Tag.',
  },
  B0TABLET01: {
    title: 'Fjordlight Slate 11 Tablet, papiermattes Display mit 11 Zoll, 128 GB, schieferblau',
    bullets: [
      'Mattes Glas mit wenig Spiegelungen, auch zum Lesen im Freien.',
      'Mit Stift. Ein Magnet hält ihn am Gehäuse.',
      '14 Stunden lesen, schreiben und Filme sehen.',
      'Sieben Jahre lang Updates.',
    ],
    description: 'Ein Tablet zum Lesen und Zeichnen, das sich unter dem Stift wie Papier anfühlt.',
  },
  B0WATCH001: {
    title: 'Meridian Trail GPS-Uhr mit topografischen Karten und 18 Tagen Akku, Stahl',
    bullets: [
      'Karten von ganz Europa, ohne Telefon.',
      '18 Tage als Uhr, 40 Stunden mit GPS.',
      'Saphirglas, wasserdicht bis 100 m.',
      'Zeichnet Schlaf, Puls und Training auf. Ohne Abo.',
    ],
    description:
      'Eine Uhr für lange Wanderungen: Sie zeigt den Weg, die Höhe und wie viel Kraft Sie noch haben.',
  },
  B0LAPTOP01: {
    title: 'Fjordlight Book 14 Notebook, 14 Zoll, 16 GB, 512 GB, reparierbar',
    bullets: [
      'Öffnet sich mit einem Schraubendreher. Arbeitsspeicher, Akku und Tastatur tauschen Sie selbst.',
      'Tastatur mit 1,5 mm Hub.',
      'Leise: Der Lüfter bleibt beim Schreiben aus.',
      '12 Stunden Akku.',
    ],
    description: 'Ein Notebook, das Sie reparieren und zehn Jahre behalten können.',
  },
  B0KEYBRD01: {
    title: 'Tallow K75 mechanische Tastatur, kompakt, wechselbare Schalter, Gehäuse aus Nussbaum',
    bullets: [
      'Jeden Schalter wechseln Sie ohne zu löten.',
      'Gefedert gelagert und mit Schaum gedämmt: weicher Anschlag, tiefer Klang.',
      'Gehäuse aus massivem Nussbaum.',
      'Per Kabel oder über Bluetooth mit bis zu drei Geräten.',
    ],
    description: 'Eine kompakte, solide und leise Tastatur.',
  },
  B0MOUSE001: {
    title: 'Tallow Arc vertikale Maus, kabellos, für Rechtshänder',
    bullets: [
      'Ihre Hand liegt wie beim Händedruck.',
      'Lautlose Tasten.',
      'Eine Ladung reicht drei Monate.',
    ],
    description: 'Eine Maus, die den Unterarm schont.',
  },
  B0PRINTR01: {
    title: 'Papyra Tank 3 Drucker mit nachfüllbarer Tinte, druckt, scannt, kopiert',
    bullets: [
      'Tinte für 6.000 Seiten liegt bei.',
      'Jede Flasche passt nur in den Tank ihrer Farbe.',
      'Druckt automatisch beidseitig.',
    ],
    description: 'Ein Drucker ohne Patronen und ohne Abo.',
  },
  B0RADIO001: {
    title: 'Lumen & Oak Küchenradio, UKW und DAB+, Eiche',
    bullets: [
      'Ein Knopf für den Sender, einer für die Lautstärke.',
      'Gehäuse aus geölter Eiche.',
      'Zwölf Stunden Akku.',
    ],
    description: 'Ein einfaches Radio mit klarem Klang und ohne Menüs.',
  },
  B0PLAN0002: {
    title: 'Harbor Care Schutzplan für zwei Jahre, für Elektronik bis 250 Euro',
    bullets: [
      'Deckt Stürze, Flüssigkeitsschäden und Verschleiß vom ersten Tag an ab.',
      'Reparatur oder Ersatz ohne Mehrkosten.',
      'Innerhalb von 30 Tagen können Sie den Plan zurückgeben.',
    ],
    description: 'Gilt für ein Produkt aus derselben Bestellung.',
  },
  B0CONSOLE1: {
    title: 'Orbit One Spielkonsole mit zwei Controllern, 1 TB',
    bullets: [
      '4K mit 120 Bildern pro Sekunde.',
      'Laufwerk mit 1 TB, das Spiele in zwei Sekunden lädt.',
      'Zwei Controller mit adaptiven Triggern.',
      'Spielt Discs der letzten zwei Generationen.',
      'Leiser als ein Kühlschrank.',
      'Steht oder liegt, wie Sie möchten.',
    ],
    description:
      'Sehr gefragt: Bitten Sie um eine Einladung. Wir schreiben Ihnen, sobald wir Ihnen eine Konsole anbieten können. Eine pro Haushalt.',
  },
  B0CONTRLR1: {
    title: 'Orbit Controller, kabellos, glutrot',
    bullets: [
      'Magnetische Sticks, die nicht driften.',
      '30 Stunden Akku.',
      'Für Konsole, Computer und Telefon.',
    ],
    description: 'Ein dritter Controller für Freunde auf dem Sofa.',
  },
  B0BOARDGM1: {
    title: 'Orbit Arcade-Stick mit acht Tasten',
    bullets: ['Originale Arcade-Tasten.', 'Schwerer Fuß aus Stahl.', 'Drei Meter Kabel.'],
    description: 'Für Arcade- und Kampfspiele.',
  },
  B0REPHONE1: {
    title: 'Fjordlight Nine Smartphone, generalüberholt, 128 GB, mitternachtsblau',
    bullets: [
      'An 42 Punkten geprüft, gereinigt und mit neuem Akku.',
      'Keine Kratzer auf dem Display, die man mit ausgestrecktem Arm sieht.',
      'Ohne SIM-Lock, für jedes Netz.',
      'Ein Jahr Garantie, 30 Tage Rückgabe.',
      'Mit originalem Ladegerät und Kabel.',
      'Spart 58 kg CO₂ gegenüber einem neuen Telefon.',
    ],
    description:
      'Ein Telefon mit zweitem Leben: vom ersten Besitzer zurückgegeben, in unserer Werkstatt erneuert. Sein OLED-Display leuchtet wie am ersten Tag, und sein Gehäuse ist wieder dicht nach IP68.',
  },
  B0RELAPTP1: {
    title: 'Fjordlight Book 13 Notebook, generalüberholt, 8 GB, 256 GB',
    bullets: [
      'Neuer Akku und neue Tastatur.',
      'Laufwerk gelöscht und geprüft.',
      'Ein Jahr Garantie.',
    ],
    description:
      'Ein leichtes Notebook mit SSD, noch jahrelang schnell genug und fast zum halben Preis.',
  },
  B0RECAMRA1: {
    title: 'Ostrava M1 Kameragehäuse, generalüberholt',
    bullets: [
      'Weniger als 12.000 Auslösungen.',
      'Sensor gereinigt.',
      'Neuer Gurt und neues Ladegerät.',
    ],
    description: 'Die erste Kamera der M-Reihe, erneuert von den Leuten, die sie gebaut haben.',
  },
  B0SPEAKER1: {
    title: 'Murmur Home smarter Lautsprecher mit raumfüllendem Klang, sand',
    bullets: [
      'Versteht Sie durch den ganzen Raum, auch bei Musik.',
      'Steuert Lampen, Steckdosen und Rollos ohne Bridge.',
      'Ein echter Schalter stellt die Mikrofone ab.',
      'Zwei Lautsprecher werden zum Stereopaar.',
      'Waschbarer Bezug aus recycelter Wolle.',
      'Was Sie sagen, bleibt auf dem Gerät.',
    ],
    description: 'Zuerst ein guter Lautsprecher, dann ein smarter.',
  },
  B0BULB0001: {
    title: 'Murmur Glow Lampe E27, weiß und farbig, zwei Stück',
    bullets: [
      'Von Kerzenlicht bis Tageslicht.',
      '806 Lumen, 8 Watt.',
      'Funktioniert mit Ihrem Lichtschalter.',
    ],
    description: 'Lampen, deren Licht der Tageszeit folgt.',
  },
  B0PLUG0001: {
    title: 'Murmur Switch smarte Steckdose mit Stromzähler, vier Stück',
    bullets: [
      'Misst auf ein Zehntel Watt genau.',
      'Für bis zu 16 Ampere.',
      'Lässt die Steckdose daneben frei.',
    ],
    description: 'Zeigt Ihnen, welche Geräte nachts Strom verbrauchen.',
  },
  B0LOCK0001: {
    title: 'Murmur Latch smartes Türschloss, passt auf Ihren Zylinder',
    bullets: [
      'In zehn Minuten von innen montiert.',
      'Ihr Schlüssel funktioniert wie bisher.',
      'Geben Sie Gästen einen Code, der abläuft.',
    ],
    description: 'Öffnet, wenn Sie kommen, und schließt hinter Ihnen ab.',
  },
}
