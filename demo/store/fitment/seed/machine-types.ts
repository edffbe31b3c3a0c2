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
    picture: 'washing-machine',
  },
  {
    node: 'outdoor-power',
    category: 'outdoor_power',
    label: 'Outdoor power',
    picture: 'lawn-mower',
  },
  { node: 'power-tools', category: 'PowerTools', label: 'Power tools', picture: 'cordless-drill' },
  {
    node: 'heating-cooling',
    category: 'hvac',
    label: 'Heating and cooling',
    picture: 'air-conditioner',
  },
  { node: 'vacuums', category: 'vacuum', label: 'Vacuum cleaners', picture: 'vacuum-cleaner' },
  { node: 'grills', category: 'Grills', label: 'Grills and smokers', picture: 'gas-grill' },
  { node: 'sports', category: 'Sports', label: 'Fitness machines', picture: 'treadmill' },
  { node: 'plumbing', category: 'Plumbing', label: 'Plumbing', picture: 'faucet' },
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
    picture: 'dishwasher',
    letters: 'SMV',
    parts: [
      ['circulation-pump', 'Circulation pump', 'circulation-pump', 6_890],
      ['drain-pump', 'Drain pump', 'drain-pump', 3_490],
      ['door-seal', 'Door seal', 'door-seal', 1_890],
      ['spray-arm', 'Spray arm', 'spray-arm', 1_590],
      ['basket-wheel', 'Basket wheels', 'basket-wheels', 990],
      ['inlet-valve', 'Inlet valve', 'inlet-valve', 2_290],
      ['control-board', 'Control board', 'control-board', 11_900],
    ],
  },
  {
    name: 'WASHING_MACHINE',
    label: 'washing machine',
    category: 'major_appliance',
    picture: 'washing-machine',
    letters: 'WM',
    parts: [
      ['drive-belt', 'Drive belt', 'drive-belt', 1_690],
      ['door-boot', 'Door boot', 'door-boot', 4_290],
      ['drain-pump', 'Drain pump', 'drain-pump', 3_290],
      ['carbon-brushes', 'Carbon brushes', 'carbon-brushes', 1_290],
      ['heating-element', 'Heating element', 'heating-element', 2_890],
      ['door-lock', 'Door lock', 'door-latch', 2_490],
    ],
  },
  {
    name: 'REFRIGERATOR',
    label: 'refrigerator',
    category: 'major_appliance',
    picture: 'refrigerator',
    letters: 'KG',
    parts: [
      ['water-filter', 'Water filter', 'water-filter', 2_990],
      ['door-seal', 'Door seal', 'door-seal', 5_490],
      ['drawer', 'Vegetable drawer', 'vegetable-drawer', 3_990],
      ['thermostat', 'Thermostat', 'thermostat', 3_190],
      ['lamp', 'LED lamp', 'light-bulb', 1_190],
    ],
  },
  {
    name: 'OVEN',
    label: 'oven',
    category: 'major_appliance',
    picture: 'oven',
    letters: 'HB',
    parts: [
      ['heating-element', 'Ring heating element', 'ring-element', 3_590],
      ['door-seal', 'Door seal', 'door-seal', 2_190],
      ['lamp', 'Oven lamp (300 °C)', 'light-bulb', 890],
      ['knob', 'Control knob', 'control-knob', 1_490],
    ],
  },
  {
    name: 'LAWN_MOWER',
    label: 'lawn mower',
    category: 'outdoor_power',
    picture: 'lawn-mower',
    letters: 'LM',
    parts: [
      ['blade', 'Mower blade', 'mower-blade', 2_490],
      ['air-filter', 'Air filter', 'air-filter', 990],
      ['drive-belt', 'Drive belt', 'drive-belt', 1_990],
      ['spark-plug', 'Spark plug', 'spark-plug', 690],
    ],
  },
  {
    name: 'CHAINSAW',
    label: 'chainsaw',
    category: 'outdoor_power',
    picture: 'chainsaw',
    letters: 'CS',
    parts: [
      ['chain', 'Saw chain', 'saw-chain', 1_890],
      ['guide-bar', 'Guide bar', 'guide-bar', 2_990],
      ['air-filter', 'Air filter', 'air-filter', 890],
      ['spark-plug', 'Spark plug', 'spark-plug', 590],
    ],
  },
  {
    name: 'DRILL',
    label: 'cordless drill',
    category: 'PowerTools',
    picture: 'cordless-drill',
    letters: 'DCD',
    parts: [
      ['battery', 'Battery', 'power-tool-battery', 6_990],
      ['chuck', 'Keyless chuck', 'drill-chuck', 2_590],
      ['charger', 'Charger', 'battery-charger', 3_990],
      ['switch', 'Switch', 'trigger-switch', 1_990],
    ],
  },
  {
    name: 'ANGLE_GRINDER',
    label: 'angle grinder',
    category: 'PowerTools',
    picture: 'angle-grinder',
    letters: 'AG',
    parts: [
      ['carbon-brushes', 'Carbon brushes', 'carbon-brushes', 990],
      ['guard', 'Wheel guard', 'wheel-guard', 1_490],
      ['flange', 'Flange and nut', 'flange-and-nut', 890],
      ['armature', 'Armature', 'armature', 4_490],
    ],
  },
  {
    name: 'AIR_CONDITIONER',
    label: 'air conditioner',
    category: 'hvac',
    picture: 'air-conditioner',
    letters: 'AC',
    parts: [
      ['air-filter', 'Air filter', 'air-filter', 1_990],
      ['remote', 'Remote control', 'remote-control', 2_990],
      ['fan-motor', 'Fan motor', 'fan-motor', 8_990],
      ['capacitor', 'Run capacitor', 'run-capacitor', 1_290],
    ],
  },
  {
    name: 'BOILER',
    label: 'boiler',
    category: 'hvac',
    picture: 'boiler',
    letters: 'ZW',
    parts: [
      ['ignition', 'Ignition electrode', 'ignition-electrode', 2_790],
      ['diverter-valve', 'Diverter valve', 'diverter-valve', 7_490],
      ['pressure-sensor', 'Pressure sensor', 'pressure-gauge', 3_890],
      ['gasket-set', 'Gasket set', 'gasket-set', 1_490],
    ],
  },
  {
    name: 'VACUUM_CLEANER',
    label: 'vacuum cleaner',
    category: 'vacuum',
    picture: 'vacuum-cleaner',
    letters: 'VC',
    parts: [
      ['dust-bags', 'Ten dust bags', 'dust-bags', 1_490],
      ['hepa-filter', 'HEPA filter', 'air-filter', 1_790],
      ['floor-nozzle', 'Floor nozzle', 'floor-nozzle', 2_990],
      ['hose', 'Hose with handle', 'vacuum-hose', 3_490],
    ],
  },
  {
    name: 'ROBOT_VACUUM',
    label: 'robot vacuum',
    category: 'vacuum',
    picture: 'robot-vacuum',
    letters: 'RV',
    parts: [
      ['side-brushes', 'Four side brushes', 'side-brush', 1_290],
      ['main-brush', 'Main brush', 'main-brush', 1_990],
      ['battery', 'Battery', 'power-tool-battery', 4_990],
      ['hepa-filter', 'HEPA filter', 'air-filter', 1_490],
    ],
  },
  {
    name: 'GAS_GRILL',
    label: 'gas grill',
    category: 'Grills',
    picture: 'gas-grill',
    letters: 'GG',
    parts: [
      ['burner', 'Burner tube', 'burner-tubes', 2_990],
      ['cooking-grate', 'Cast-iron cooking grate', 'cooking-grate', 4_990],
      ['igniter', 'Igniter', 'grill-igniter', 1_490],
      ['heat-plate', 'Heat plate', 'heat-plate', 1_990],
    ],
  },
  {
    name: 'SMOKER',
    label: 'smoker',
    category: 'Grills',
    picture: 'smoker',
    letters: 'SK',
    parts: [
      ['probe', 'Meat probe', 'meat-probe', 1_990],
      ['fire-pot', 'Fire pot', 'fire-pot', 2_490],
      ['gasket', 'Lid gasket', 'lid-gasket', 1_690],
    ],
  },
  {
    name: 'TREADMILL',
    label: 'treadmill',
    category: 'Sports',
    picture: 'treadmill',
    letters: 'TM',
    parts: [
      ['running-belt', 'Running belt', 'running-belt', 12_900],
      ['drive-belt', 'Drive belt', 'drive-belt', 1_990],
      ['safety-key', 'Safety key', 'safety-key', 990],
      ['lubricant', 'Silicone lubricant', 'lotion-bottle', 890],
    ],
  },
  {
    name: 'EXERCISE_BIKE',
    label: 'exercise bike',
    category: 'Sports',
    picture: 'exercise-bike',
    letters: 'EB',
    parts: [
      ['pedals', 'Pedals with straps', 'pedals', 1_890],
      ['resistance-pads', 'Resistance pads', 'brake-pads', 1_490],
      ['saddle', 'Saddle', 'saddle', 2_990],
    ],
  },
  {
    name: 'FAUCET',
    label: 'faucet',
    category: 'Plumbing',
    picture: 'faucet',
    letters: 'FA',
    parts: [
      ['cartridge', 'Ceramic cartridge', 'valve-cartridge', 2_490],
      ['aerator', 'Aerator', 'aerator', 690],
      ['spray-head', 'Pull-out spray head', 'shower', 3_990],
      ['o-rings', 'O-ring set', 'o-rings', 590],
    ],
  },
  {
    name: 'TOILET',
    label: 'toilet',
    category: 'Plumbing',
    picture: 'toilet',
    letters: 'WC',
    parts: [
      ['fill-valve', 'Fill valve', 'fill-valve', 1_690],
      ['flush-valve', 'Flush valve', 'flush-valve', 2_190],
      ['seat', 'Seat with soft close', 'toilet-seat', 5_990],
      ['hinges', 'Hinge set', 'hinges', 1_290],
    ],
  },
]
