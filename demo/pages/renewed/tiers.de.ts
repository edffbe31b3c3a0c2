import type { TierWords } from './tiers.en.ts'

export const tiersDe: readonly TierWords[] = [
  {
    title: 'Hervorragend: wie neu',
    lead: 'Auf Armlänge sehen Sie keine Spuren. Alles funktioniert wie am ersten Tag.',
    points: [
      'Keine Kratzer auf dem Display. Der Rahmen kann feinste Spuren haben.',
      'Neuer Akku mit voller Kapazität.',
      'Originales Ladegerät und Kabel in neuer Verpackung.',
      'Ein Jahr Garantie, 30 Tage Rückgabe.',
    ],
  },
  {
    title: 'Sehr gut: leichte Spuren',
    lead: 'Leichte Spuren sehen Sie nur aus der Nähe. Alles funktioniert wie am ersten Tag.',
    points: [
      'Keine Kratzer auf dem eingeschalteten Display.',
      'Akku mit mindestens 90 % Kapazität.',
      'Passendes Ladegerät und Kabel.',
      'Ein Jahr Garantie, 30 Tage Rückgabe.',
    ],
  },
  {
    title: 'Gut: sichtbare Spuren',
    lead: 'Am Rahmen sehen Sie Kratzer. Im Gebrauch stören sie nicht. Alles funktioniert wie am ersten Tag.',
    points: [
      'Feine Kratzer auf dem Display, sichtbar nur bei ausgeschaltetem Gerät.',
      'Akku mit mindestens 85 % Kapazität.',
      'Passendes Ladegerät und Kabel.',
      'Ein Jahr Garantie, 30 Tage Rückgabe.',
    ],
  },
  {
    title: 'Akzeptabel: deutliche Gebrauchsspuren',
    lead: 'Kratzer können Sie sehen und fühlen. Alles funktioniert wie am ersten Tag.',
    points: [
      'Kratzer auf Display und Rahmen. Keine Risse.',
      'Akku mit mindestens 80 % Kapazität.',
      'Passendes Kabel. Ein Ladegerät liegt nicht bei.',
      'Ein Jahr Garantie, 30 Tage Rückgabe.',
    ],
  },
]
