import type { Wording } from '../../server/words.ts'

const connects = 'Wir schließen Wasser, Ablauf und Strom an und prüfen, ob alles dicht ist.'
const runs = 'Wir starten mit Ihnen das erste Programm.'
const carries = 'Wir klemmen Ihr altes Gerät ab und tragen es zum Wagen.'
const recycles = 'Ein zertifizierter Betrieb recycelt es.'

export const de: Wording = {
  products: {
    B0SVCINST1: {
      title: 'Anschluss der Waschmaschine bei Ihnen zu Hause',
      bullets: [connects, runs],
      description: 'Wasserhahn und Steckdose sollten höchstens 1,5 m entfernt sein.',
    },
    B0SVCHAUL1: {
      title: 'Mitnahme Ihrer alten Waschmaschine',
      bullets: [carries, recycles],
      description: 'Bitte leeren Sie die Maschine und stellen Sie das Wasser ab, bevor wir kommen.',
    },
    B0SVCDOOR1: {
      title: 'Türanschlag Ihres Kühlschranks wechseln',
      bullets: [
        'Wir setzen die Scharniere um, wenn wir den Kühlschrank bringen.',
        'Wir prüfen, ob die Tür dicht schließt.',
      ],
      description: 'Sagen Sie uns vorher, wenn der Kühlschrank in einer Nische stehen wird.',
    },
    B0SVCBUND1: {
      title: 'Anschluss der Waschmaschine und Mitnahme der alten',
      bullets: [connects, runs, carries, recycles],
      description: 'Beides in einem Termin und günstiger als einzeln.',
    },
    B0SVCNICHE: {
      title: 'Kühlschrank in Ihre Küche einbauen',
      bullets: [
        'Wir setzen den Kühlschrank in die Nische.',
        'Wir richten ihn aus und prüfen die Belüftung.',
      ],
      description: 'Die Nische sollte mindestens 2 cm breiter sein als der Kühlschrank.',
    },
    B0SVCCHAIR: {
      title: 'Mitnahme Ihres alten Sessels',
      bullets: [
        'Wir tragen Ihren alten Sessel zum Wagen.',
        'Holz und Metall bringen wir zum Recycling.',
      ],
      description: 'Für jeden neuen Sessel nehmen wir einen alten mit.',
    },
    B0SVCSETUP: {
      title: 'Einrichtung Ihres neuen Geräts zu Hause',
      bullets: [
        'Wir verbinden das Gerät mit Ihrem WLAN.',
        'Wir zeigen Ihnen, wie es funktioniert.',
      ],
      description: 'Bitte halten Sie das Passwort Ihres WLAN bereit.',
    },
    B0SVCMOVE1: {
      title: 'Umzug von Fotos, E-Mails und Dateien auf den neuen Laptop',
      bullets: [
        'Wir übertragen Ihre Fotos, E-Mails und Dateien.',
        'Auf Wunsch löschen wir Ihren alten Laptop.',
      ],
      description: 'Wir brauchen Ihren alten Laptop und sein Passwort.',
    },
    B0SVCCHCK1: {
      title: 'Jährliche Wartung Ihrer Kaffeemaschine',
      bullets: [
        'Wir entkalken die Maschine und tauschen die Dichtungen.',
        'Wir kommen einmal im Jahr, insgesamt dreimal.',
      ],
      description: 'Wir rufen Sie an, wenn die nächste Wartung ansteht.',
    },
    B0SVCCLEAN: {
      title: 'Jährliche Sensorreinigung für Ihre Kamera',
      bullets: [
        'Wir reinigen den Sensor und den Sucher.',
        'Sie schicken die Kamera kostenlos ein.',
      ],
      description: 'Gilt dreimal innerhalb von drei Jahren.',
    },
  },
  names: {
    Installation: 'Anschluss',
    'Haul-away': 'Mitnahme des Altgeräts',
    'Door on the other side': 'Türanschlag wechseln',
    'Installation and haul-away': 'Anschluss und Mitnahme',
    'Fitted into your kitchen': 'Einbau in Ihre Küche',
    'Haul-away of your old armchair': 'Mitnahme des alten Sessels',
    'Setup at home': 'Einrichtung zu Hause',
    'Data moved to the new one': 'Umzug Ihrer Daten',
    'Yearly check': 'Jährliche Wartung',
    'Sensor cleaning': 'Sensorreinigung',
    Duration: 'Dauer',
    People: 'Personen',
    '15 minutes': '15 Minuten',
    '45 minutes': '45 Minuten',
    '30 minutes': '30 Minuten',
    '60 minutes': '60 Minuten',
  },
}
