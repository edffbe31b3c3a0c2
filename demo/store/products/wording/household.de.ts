import type { ProductWords } from '../../server/words.ts'

/** What the shelf `household` says in German, by asin. */
export const householdDe: Readonly<Record<string, ProductWords>> = {
  B0WASHER01: {
    title: 'Bergstrom QuietWash 8 Waschmaschine, 8 kg, 1.400 U/min, Klasse A',
    bullets: [
      '47 kWh für 100 Wäschen.',
      '66 dB beim Schleudern: leise genug für die Nacht.',
      'Wiegt die Wäsche und nimmt nur so viel Wasser, wie sie braucht.',
      'Programme für Wolle und Handwäsche. Hemden in 15 Minuten.',
      'Große Tür, die sich weit öffnet.',
      'Ersatzteile für 15 Jahre.',
    ],
    description:
      'Wir tragen die Maschine in Ihre Wohnung. Anschluss und Altgerät-Mitnahme können Sie dazubestellen.',
  },
  B0BLENDER1: {
    title: 'Copper Finch Standmixer mit Glaskrug, 1,5 Liter, 1.200 W',
    bullets: [
      'Zerkleinert Eis in vier Sekunden.',
      'Glaskrug für Kaltes und Heißes.',
      'Krug und Messer dürfen in die Spülmaschine.',
      'Ein einfacher Drehregler.',
    ],
    description: 'Morgens Smoothies, abends Suppe.',
  },
  B0TOASTER1: {
    title: 'Copper Finch Toaster für zwei Scheiben, gebürsteter Stahl',
    bullets: [
      'Breite Schlitze für dicke Scheiben.',
      'Röstet beide Seiten gleichmäßig.',
      'Hebt auch kleine Scheiben weit heraus.',
      'Krümelschublade, die sich nach vorn herausziehen lässt.',
    ],
    description: 'Ein beliebtes Hochzeitsgeschenk.',
  },
  B0COFFMKR1: {
    title: 'Copper Finch Filterkaffeemaschine mit Thermoskanne',
    bullets: [
      'Brüht bei 94 °C.',
      'Die Kanne hält Kaffee vier Stunden heiß.',
      'Entkalken per Knopfdruck.',
    ],
    description: 'Filterkaffee, bei der richtigen Temperatur gebrüht.',
  },
  B0FRIDGE01: {
    title: 'Bergstrom Cool 180 Kühlschrank mit Gefrierfach, 310 l, Klasse B',
    bullets: [
      'Zwei Klimazonen halten Lebensmittel länger frisch.',
      'Muss nie abgetaut werden.',
      'Schubladen, die sich ganz herausziehen lassen.',
    ],
    description: 'Ein leiser Kühlschrank mit Gefrierfach für die ganze Familie.',
  },
  B0ARMCHR01: {
    title: 'Sund Sessel mit Bezug aus Wolle, moosgrün',
    bullets: ['Gestell aus massiver Esche.', 'Wolle von Gotland-Schafen.', 'Bezug abnehmbar.'],
    description: 'Ein bequemer Sessel für lange Abende mit einem Buch.',
  },
  B0LAMP0001: {
    title: 'Lumen & Oak Leselampe, Eiche und Leinen',
    bullets: [
      'Dimmt geräuschlos.',
      'Das Leuchtmittel ist austauschbar.',
      'Kabel mit Baumwolle umsponnen.',
    ],
    description: 'Warmes Licht für Ihren Lesesessel.',
  },
  B0MIRROR01: {
    title: 'Sund runder Spiegel, 60 cm, Rahmen aus Eiche',
    bullets: [
      'Verzerrungsfreies Glas.',
      'Hängt an einem einzigen Haken.',
      'Rahmen aus geölter Eiche.',
    ],
    description: 'Lässt einen kleinen Flur größer wirken.',
  },
  B0PLANT001: {
    title: 'Gummibaum im Tontopf, 60 cm',
    bullets: ['Braucht wenig Wasser.', 'Ohne Torf gezogen.', 'Sicher verpackt.'],
    description: 'Eine genügsame Pflanze für alle, die viel reisen.',
  },
  B0PAN00001: {
    title: 'Ironwell Pfanne aus Gusseisen, 28 cm, eingebrannt',
    bullets: [
      'Wird mit jedem Mal besser.',
      'Für Induktion, Gas, Backofen und offenes Feuer.',
      'Zwei Griffe zum leichten Heben.',
    ],
    description: 'Eine Pfanne fürs Leben.',
  },
  B0STROLLR1: {
    title: 'Pip & Wren City Kinderwagen mit Babywanne, mit einer Hand faltbar, farngrün',
    bullets: [
      'Von der Geburt bis 22 kg.',
      'Mit einer Hand gefaltet, steht er von allein.',
      'Kräftige Räder für Kopfsteinpflaster und Bordsteine.',
      'Der Sitz zeigt zu Ihnen oder nach vorn.',
      'Bezüge bei 40 °C waschbar.',
      'Babywanne mit atmungsaktiver Matratze.',
    ],
    description: 'Leicht genug für Treppen, ruhig auf der Straße.',
  },
  B0BOTTLE01: {
    title: 'Pip & Wren Babyflaschen aus Glas, vier Stück',
    bullets: [
      'Glas mit Hülle aus Silikon.',
      'Sauger mit langsamem und mittlerem Fluss.',
      'Passen an gängige Milchpumpen.',
    ],
    description: 'Glasflaschen, die sich leicht reinigen lassen und keinen Geschmack annehmen.',
  },
  B0RATTLE01: {
    title: 'Pip & Wren Kuschelbär, Bio-Baumwolle',
    bullets: ['Keine harten Teile.', 'Bei 30 °C waschbar.', 'Mit Wolle gefüllt.'],
    description: 'Ein weicher erster Freund für Ihr Baby.',
  },
}
