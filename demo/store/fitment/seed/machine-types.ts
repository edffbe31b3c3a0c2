/** What machines and their parts are: the departments of spare parts, and what stands in each. */

export interface SeedCategory {
  /** Node of the department. */
  node: string
  /** As pages name it in `data-category`. */
  category: string
  label: string
  picture: string
}

export const categories: readonly SeedCategory[] = [
  {
    node: 'major-appliances',
    category: 'major_appliance',
    label: 'Major appliances',
    picture: 'wrench',
  },
  {
    node: 'outdoor-power',
    category: 'outdoor_power',
    label: 'Outdoor power',
    picture: 'tractor',
  },
  { node: 'power-tools', category: 'PowerTools', label: 'Power tools', picture: 'screwdriver' },
  { node: 'heating-cooling', category: 'hvac', label: 'Heating and cooling', picture: 'snowflake' },
  { node: 'vacuums', category: 'vacuum', label: 'Vacuum cleaners', picture: 'broom' },
  { node: 'grills', category: 'Grills', label: 'Grills and smokers', picture: 'fire' },
  { node: 'sports', category: 'Sports', label: 'Fitness machines', picture: 'running-shoe' },
  { node: 'plumbing', category: 'Plumbing', label: 'Plumbing', picture: 'shower' },
]

export interface SeedMachineType {
  /** The `ptd` of its parts. */
  name: string
  label: string
  category: string
  picture: string
  /** Letters that its model numbers begin with. */
  letters: string
  /** Kind of part, what it is called, its picture and its price in euro cents. */
  parts: readonly (readonly [type: string, label: string, picture: string, price: number])[]
}

export const machineTypes: readonly SeedMachineType[] = [
  {
    name: 'DISHWASHER',
    label: 'dishwasher',
    category: 'major_appliance',
    picture: 'fork-and-knife',
    letters: 'SMV',
    parts: [
      ['circulation-pump', 'Circulation pump', 'gear', 6_890],
      ['drain-pump', 'Drain pump', 'cyclone', 3_490],
      ['door-seal', 'Door seal', 'thread', 1_890],
      ['spray-arm', 'Spray arm', 'droplet', 1_590],
      ['basket-wheel', 'Basket wheels', 'wheel', 990],
      ['inlet-valve', 'Inlet valve', 'potable-water', 2_290],
      ['control-board', 'Control board', 'control-knobs', 11_900],
    ],
  },
  {
    name: 'WASHING_MACHINE',
    label: 'washing machine',
    category: 'major_appliance',
    picture: 't-shirt',
    letters: 'WM',
    parts: [
      ['drive-belt', 'Drive belt', 'wheel', 1_690],
      ['door-boot', 'Door boot', 'ring-buoy', 4_290],
      ['drain-pump', 'Drain pump', 'cyclone', 3_290],
      ['carbon-brushes', 'Carbon brushes', 'electric-plug', 1_290],
      ['heating-element', 'Heating element', 'high-voltage', 2_890],
      ['door-lock', 'Door lock', 'locked', 2_490],
    ],
  },
  {
    name: 'REFRIGERATOR',
    label: 'refrigerator',
    category: 'major_appliance',
    picture: 'ice',
    letters: 'KG',
    parts: [
      ['water-filter', 'Water filter', 'potable-water', 2_990],
      ['door-seal', 'Door seal', 'thread', 5_490],
      ['drawer', 'Vegetable drawer', 'package', 3_990],
      ['thermostat', 'Thermostat', 'thermometer', 3_190],
      ['lamp', 'LED lamp', 'light-bulb', 1_190],
    ],
  },
  {
    name: 'OVEN',
    label: 'oven',
    category: 'major_appliance',
    picture: 'cooking',
    letters: 'HB',
    parts: [
      ['heating-element', 'Ring heating element', 'high-voltage', 3_590],
      ['door-seal', 'Door seal', 'thread', 2_190],
      ['lamp', 'Oven lamp (300 °C)', 'light-bulb', 890],
      ['knob', 'Control knob', 'control-knobs', 1_490],
    ],
  },
  {
    name: 'LAWN_MOWER',
    label: 'lawn mower',
    category: 'outdoor_power',
    picture: 'seedling',
    letters: 'LM',
    parts: [
      ['blade', 'Mower blade', 'kitchen-knife', 2_490],
      ['air-filter', 'Air filter', 'wind-face', 990],
      ['drive-belt', 'Drive belt', 'wheel', 1_990],
      ['spark-plug', 'Spark plug', 'high-voltage', 690],
    ],
  },
  {
    name: 'CHAINSAW',
    label: 'chainsaw',
    category: 'outdoor_power',
    picture: 'carpentry-saw',
    letters: 'CS',
    parts: [
      ['chain', 'Saw chain', 'chains', 1_890],
      ['guide-bar', 'Guide bar', 'straight-ruler', 2_990],
      ['air-filter', 'Air filter', 'wind-face', 890],
      ['spark-plug', 'Spark plug', 'high-voltage', 590],
    ],
  },
  {
    name: 'DRILL',
    label: 'cordless drill',
    category: 'PowerTools',
    picture: 'screwdriver',
    letters: 'DCD',
    parts: [
      ['battery', 'Battery', 'battery', 6_990],
      ['chuck', 'Keyless chuck', 'nut-and-bolt', 2_590],
      ['charger', 'Charger', 'electric-plug', 3_990],
      ['switch', 'Switch', 'level-slider', 1_990],
    ],
  },
  {
    name: 'ANGLE_GRINDER',
    label: 'angle grinder',
    category: 'PowerTools',
    picture: 'hammer-and-wrench',
    letters: 'AG',
    parts: [
      ['carbon-brushes', 'Carbon brushes', 'electric-plug', 990],
      ['guard', 'Wheel guard', 'shield', 1_490],
      ['flange', 'Flange and nut', 'nut-and-bolt', 890],
      ['armature', 'Armature', 'magnet', 4_490],
    ],
  },
  {
    name: 'AIR_CONDITIONER',
    label: 'air conditioner',
    category: 'hvac',
    picture: 'snowflake',
    letters: 'AC',
    parts: [
      ['air-filter', 'Air filter', 'wind-face', 1_990],
      ['remote', 'Remote control', 'control-knobs', 2_990],
      ['fan-motor', 'Fan motor', 'cyclone', 8_990],
      ['capacitor', 'Run capacitor', 'battery', 1_290],
    ],
  },
  {
    name: 'BOILER',
    label: 'boiler',
    category: 'hvac',
    picture: 'thermometer',
    letters: 'ZW',
    parts: [
      ['ignition', 'Ignition electrode', 'high-voltage', 2_790],
      ['diverter-valve', 'Diverter valve', 'gear', 7_490],
      ['pressure-sensor', 'Pressure sensor', 'stopwatch', 3_890],
      ['gasket-set', 'Gasket set', 'ring-buoy', 1_490],
    ],
  },
  {
    name: 'VACUUM_CLEANER',
    label: 'vacuum cleaner',
    category: 'vacuum',
    picture: 'broom',
    letters: 'VC',
    parts: [
      ['dust-bags', 'Ten dust bags', 'package', 1_490],
      ['hepa-filter', 'HEPA filter', 'wind-face', 1_790],
      ['floor-nozzle', 'Floor nozzle', 'broom', 2_990],
      ['hose', 'Hose with handle', 'link', 3_490],
    ],
  },
  {
    name: 'ROBOT_VACUUM',
    label: 'robot vacuum',
    category: 'vacuum',
    picture: 'robot',
    letters: 'RV',
    parts: [
      ['side-brushes', 'Four side brushes', 'sparkles', 1_290],
      ['main-brush', 'Main brush', 'broom', 1_990],
      ['battery', 'Battery', 'battery', 4_990],
      ['hepa-filter', 'HEPA filter', 'wind-face', 1_490],
    ],
  },
  {
    name: 'GAS_GRILL',
    label: 'gas grill',
    category: 'Grills',
    picture: 'fire',
    letters: 'GG',
    parts: [
      ['burner', 'Burner tube', 'fire', 2_990],
      ['cooking-grate', 'Cast-iron cooking grate', 'cut-of-meat', 4_990],
      ['igniter', 'Igniter', 'high-voltage', 1_490],
      ['heat-plate', 'Heat plate', 'shallow-pan-of-food', 1_990],
    ],
  },
  {
    name: 'SMOKER',
    label: 'smoker',
    category: 'Grills',
    picture: 'cut-of-meat',
    letters: 'SK',
    parts: [
      ['probe', 'Meat probe', 'thermometer', 1_990],
      ['fire-pot', 'Fire pot', 'fire', 2_490],
      ['gasket', 'Lid gasket', 'thread', 1_690],
    ],
  },
  {
    name: 'TREADMILL',
    label: 'treadmill',
    category: 'Sports',
    picture: 'running-shoe',
    letters: 'TM',
    parts: [
      ['running-belt', 'Running belt', 'running-shoe', 12_900],
      ['drive-belt', 'Drive belt', 'wheel', 1_990],
      ['safety-key', 'Safety key', 'locked', 990],
      ['lubricant', 'Silicone lubricant', 'lotion-bottle', 890],
    ],
  },
  {
    name: 'EXERCISE_BIKE',
    label: 'exercise bike',
    category: 'Sports',
    picture: 'bicycle',
    letters: 'EB',
    parts: [
      ['pedals', 'Pedals with straps', 'bicycle', 1_890],
      ['resistance-pads', 'Resistance pads', 'magnet', 1_490],
      ['saddle', 'Saddle', 'bicycle', 2_990],
    ],
  },
  {
    name: 'FAUCET',
    label: 'faucet',
    category: 'Plumbing',
    picture: 'potable-water',
    letters: 'FA',
    parts: [
      ['cartridge', 'Ceramic cartridge', 'gear', 2_490],
      ['aerator', 'Aerator', 'droplet', 690],
      ['spray-head', 'Pull-out spray head', 'shower', 3_990],
      ['o-rings', 'O-ring set', 'ring-buoy', 590],
    ],
  },
  {
    name: 'TOILET',
    label: 'toilet',
    category: 'Plumbing',
    picture: 'toilet',
    letters: 'WC',
    parts: [
      ['fill-valve', 'Fill valve', 'potable-water', 1_690],
      ['flush-valve', 'Flush valve', 'water-wave', 2_190],
      ['seat', 'Seat with soft close', 'toilet', 5_990],
      ['hinges', 'Hinge set', 'nut-and-bolt', 1_290],
    ],
  },
]
