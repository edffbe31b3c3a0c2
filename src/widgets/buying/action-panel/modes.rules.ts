const modes = new Set<string | undefined>([
  'onetime',
  'sns',
  'deal',
  'pospromo',
  'mom',
  'fresh',
  'oos',
  'b2brd',
  'used',
  'sampling',
])
const showing = new Set(['onetime', 'used'])

export const isKnownMode = (mode: string): boolean => modes.has(mode)

/** true: the mode shows the feature container (ACT-003 to ACT-005, ACT-007). */
export const showsFeature = (mode: string): boolean => showing.has(mode)

/** Returns the mode of a buying option (ACT-014). */
export function modeOf(buyingOption: string | undefined): string {
  const name = buyingOption?.toLowerCase()
  if (name === 'lightning_deal') return 'deal'
  return name !== undefined && modes.has(name) ? name : 'onetime'
}
