import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'renewed.about': 'Über diesen Zustand',
  'renewed.tested': 'Geprüft',
  'renewed.tested.text':
    'An 42 Punkten von unseren eigenen Technikern: Akku, Display, Kameras, Tasten, Lautsprecher und Funk. Innen und außen gereinigt, Speicher gelöscht, ohne Vertrag und ohne SIM-Lock. Abgenutzte Teile sind ersetzt.',
  'renewed.tested.detail':
    'Zu jedem Gerät gehört ein Prüfbericht mit der Seriennummer. Er liegt in der Packung.',
  'renewed.note': 'Zustand',
  'renewed.returns.detail':
    'Legen Sie den Artikel in seine Packung und nutzen Sie das Etikett aus dem Paket. Ihr Geld haben Sie innerhalb von fünf Tagen zurück.',
  'renewed.returns.more': 'Mehr zur Rückgabe',
  'renewed.warranty': 'Garantie',
  'renewed.warranty.text': '12 Monate',
  'renewed.warranty.detail':
    'Geht innerhalb eines Jahres etwas kaputt, reparieren oder ersetzen wir den Artikel kostenlos. Ihre gesetzlichen Rechte bleiben bestehen.',
  'term.apsC':
    'Eine Größe von Kamerasensoren, etwa 24 × 16 mm. Der Sensor ist viel größer als im Telefon, daher rauschen Bilder im Dunkeln weniger.',
  'term.ip68': 'Das Gehäuse hält Staub ganz ab, und Wasser 30 Minuten lang in 1,5 m Tiefe.',
  'term.oled':
    'Ein Display, dessen Punkte selbst leuchten. Schwarz ist wirklich schwarz, und dunkle Bilder brauchen weniger Strom.',
  'term.ssd':
    'Ein Speicher ohne bewegliche Teile. Der Computer startet in Sekunden, und ein Stoß schadet nicht.',
}

export const messages: Messages = {
  'dp-renewed-sheet': {
    'renewed.trigger': 'Über diesen Zustand',
    'renewed.tier.1': 'Zustandsstufe 1',
    'renewed.tier.2': 'Zustandsstufe 2',
    'renewed.tier.3': 'Zustandsstufe 3',
    'renewed.tier.4': 'Zustandsstufe 4',
    'renewed.seller': 'Verkauf durch {seller}',
    'renewed.offerChanged': 'Das gewählte Angebot hat sich geändert.',
  },
  'dp-tabular-buy-box': {
    'tabular.showMore': 'Mehr anzeigen',
    'tabular.details': 'Einzelheiten zu {label}',
  },
}
