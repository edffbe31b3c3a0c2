import type { Articles } from './articles.ts'

export const articlesDe: Articles = {
  '/gp/app': {
    title: 'Harbor & Pine für unterwegs',
    lead: 'Manche Angebote gibt es nur in unserer App. Sie ist kostenlos und kennt Ihren Warenkorb.',
    points: [
      ['Angebote nur in der App', 'Jede Woche neue.'],
      ['Für Sie reserviert', 'Ein gesichertes Angebot halten wir 15 Minuten für Sie frei.'],
      ['Wenig Nachrichten', 'Die App meldet sich, wenn eine Einladung da ist. Sonst nicht.'],
    ],
    action: 'Den Shop wie in der App ansehen',
  },
  '/join': {
    title: 'Mitglied werden',
    lead: 'Mitglieder bekommen manche Blitzangebote eine halbe Stunde vor allen anderen.',
    points: [
      ['Früher dran', 'Sichern Sie sich ein Angebot, bevor die Warteliste öffnet.'],
      ['Nur für Mitglieder', 'Manche Angebote gibt es nur für Mitglieder.'],
      ['Kostenlose Lieferung', 'Bei jeder Bestellung, auch bei Lebensmitteln.'],
    ],
    action: 'Als Mitglied ausprobieren',
  },
  '/help/app-deals': {
    title: 'So funktionieren App-Angebote',
    lead: 'Sichern Sie sich das Angebot in der App. Danach liegt es auf jedem Gerät in Ihrem Warenkorb.',
    points: [
      [
        'In der App sichern',
        'Öffnen Sie das Produkt und tippen Sie auf „Angebot in den Warenkorb“.',
      ],
      [
        'Bestellen, wo Sie möchten',
        'Das reservierte Angebot liegt auch im Web in Ihrem Warenkorb.',
      ],
      ['Schnell sein', 'Wir reservieren 15 Minuten. Danach können andere zugreifen.'],
    ],
    action: 'Zur App',
  },
  '/help/invitations': {
    title: 'Kaufen auf Einladung',
    lead: 'Manche Artikel sind so gefragt, dass wir sie auf Einladung verkaufen. Das Los entscheidet, so haben alle die gleiche Chance.',
    points: [
      [
        'Einmal anfragen',
        'Melden Sie sich an und drücken Sie „Einladung anfragen“. Zweimal fragen hilft nicht.',
      ],
      ['Wir schreiben Ihnen', 'Die Einladung gilt nur für Sie. Sie haben drei Tage Zeit.'],
      ['Zum normalen Preis', 'Keine Auktion, kein Aufschlag. Ein Stück pro Haushalt.'],
    ],
    action: 'Zur Konsole',
  },
  '/help/delivery': {
    title: 'Lieferung',
    lead: 'Pakete sind in ein bis drei Tagen da, Lebensmittel noch heute oder morgen.',
    points: [
      ['Pakete', 'In Deutschland ab 35 € kostenlos, darunter 4,90 €. Express kostet 9,90 €.'],
      ['Lebensmittel', 'Ab 60 € kostenlos, darunter ab 3,90 €.'],
      ['Große Geräte', 'Ab 29 €. Wir tragen sie bis in den Raum Ihrer Wahl.'],
      ['Inseln und Ausland', 'Auf Inseln und in andere Länder dauert es länger und kostet mehr.'],
    ],
    action: 'Weiter einkaufen',
  },
  '/help/returns': {
    title: 'Rückgabe',
    lead: 'Sie haben 30 Tage Zeit, einen Artikel zurückzusenden. Das Rücksendeetikett liegt im Paket.',
    points: [
      ['Abgeben', 'In jedem Paketshop. Einen Drucker brauchen Sie nicht.'],
      ['Geld zurück', 'Binnen zwei Werktagen, nachdem der Paketshop das Paket gescannt hat.'],
      [
        'Lebensmittel',
        'Stimmt etwas nicht? Schicken Sie uns ein Foto. Zurücksenden müssen Sie nichts.',
      ],
    ],
    action: 'Zum Warenkorb',
  },
}
