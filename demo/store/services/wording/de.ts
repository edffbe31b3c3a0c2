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
  },
  names: {
    Installation: 'Anschluss',
    'Haul-away': 'Mitnahme des Altgeräts',
    'Door on the other side': 'Türanschlag wechseln',
    'Installation and haul-away': 'Anschluss und Mitnahme',
    Duration: 'Dauer',
    People: 'Personen',
    '15 minutes': '15 Minuten',
    '45 minutes': '45 Minuten',
    '60 minutes': '60 Minuten',
  },
}
