import { statedConstraints } from '../../../rules/constraint-list.ts'
import { fillGiven } from '../../../rules/constraint-text.ts'
import type { Constraint } from '../../../rules/constraints.ts'
import { dayOf } from '../../../rules/days.ts'
import { isPossible, judged, strictAmountError, type Judged, type Lack } from './amount.rules.ts'
import type { GiftPorts } from './gift-card-picker.ports.ts'

const today = () => dayOf(new Date())

/** Which amounts the card takes, and what the page says of the others (GFT-050). */
export function limits(ports: GiftPorts) {
  const warned = new Set<string>()
  let constraints: readonly Constraint[] = []

  function warnOnce(fault: string): void {
    if (!warned.has(fault)) ports.warn(fault)
    warned.add(fault)
  }

  function read(): void {
    const { constraints: all } = ports.config
    const given = Object.hasOwn(all, 'gcCustomAmount') ? all['gcCustomAmount'] : []
    const stated = statedConstraints(given, 'constraints.gcCustomAmount', today())
    constraints = stated.constraints
    stated.faults.forEach(warnOnce)
  }
  read()
  ports.onConfig((config, before) => {
    if (config.constraints !== before.constraints) read()
  })

  return {
    judge: (typed: string): Judged => judged(typed, ports.config, constraints, today()),
    /** true: the card takes this amount, a plain number, as it is. */
    fits: (plain: string | null): plain is string =>
      plain !== null && isPossible(plain, ports.config, constraints, today()),
    /** What the shopper reads of an amount that the card does not take. */
    words({ constraint, errorId }: Lack): string {
      const { locale, strings } = ports.config
      const given = Object.hasOwn(strings, errorId) ? strings[errorId] : undefined
      if (given) return constraint ? fillGiven(given, constraint, locale, today()) : given
      if (errorId === strictAmountError) return ports.text(strictAmountError)
      const instead = ports.text('giftCard.invalidAmount')
      warnOnce(
        `strings.${errorId}: expected the text of this error, got nothing; "${instead}" is used instead`,
      )
      return instead
    },
  }
}
