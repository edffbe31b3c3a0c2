import type { PartWords } from './part-words.ts'

export const partsDe: PartWords = {
  title: '{brand} {kind} für {machines}, {number}',
  bullets: ['Teilenummer {number}.', 'Bitte prüfen Sie Ihr Modell, bevor Sie bestellen.'],
  description: '{kind} für {machines} von {brand}.',
  machines: {
    DISHWASHER: { one: 'Geschirrspüler', many: 'Geschirrspüler' },
    WASHING_MACHINE: { one: 'Waschmaschine', many: 'Waschmaschinen' },
    REFRIGERATOR: { one: 'Kühlschrank', many: 'Kühlschränke' },
    OVEN: { one: 'Backofen', many: 'Backöfen' },
    LAWN_MOWER: { one: 'Rasenmäher', many: 'Rasenmäher' },
    CHAINSAW: { one: 'Kettensäge', many: 'Kettensägen' },
    DRILL: { one: 'Akkubohrer', many: 'Akkubohrer' },
    ANGLE_GRINDER: { one: 'Winkelschleifer', many: 'Winkelschleifer' },
    AIR_CONDITIONER: { one: 'Klimagerät', many: 'Klimageräte' },
    BOILER: { one: 'Heizkessel', many: 'Heizkessel' },
    VACUUM_CLEANER: { one: 'Staubsauger', many: 'Staubsauger' },
    ROBOT_VACUUM: { one: 'Saugroboter', many: 'Saugroboter' },
    GAS_GRILL: { one: 'Gasgrill', many: 'Gasgrills' },
    SMOKER: { one: 'Smoker', many: 'Smoker' },
    TREADMILL: { one: 'Laufband', many: 'Laufbänder' },
    EXERCISE_BIKE: { one: 'Heimtrainer', many: 'Heimtrainer' },
    FAUCET: { one: 'Armatur', many: 'Armaturen' },
    TOILET: { one: 'Toilette', many: 'Toiletten' },
  },
}
