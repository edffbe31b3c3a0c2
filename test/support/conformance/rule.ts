import { expect } from '@open-wc/testing'
import { catalogue } from '../../../elements/index.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { tellFigure } from '../figure-in-browser.ts'
import { casesInTurn, isHere, selfChecks } from '../scope.ts'

/** A row of core.md that every element must obey. */
interface Rule<Case> {
  rows: string
  /** What the element does. Becomes the title of a test. */
  says: string
  /** Cases to try: fields or views of the element. */
  cases: (descriptor: Descriptor) => readonly Case[]
  /** Finds faults. null: this is no case for the rule. */
  faults: (descriptor: Descriptor, one: Case) => Promise<readonly string[] | null>
  /** An element that breaks the rule, and what the findings must match. */
  broken: readonly [descriptor: Descriptor, sign: RegExp]
}

interface Judged {
  /** Number of cases that were tried. */
  checks: number
  faults: string[]
}

export interface Judge extends Pick<Rule<unknown>, 'rows' | 'says' | 'broken'> {
  /** The cases of an element. */
  cases: (descriptor: Descriptor) => readonly unknown[]
  /** `isEnough`: stops the search once these faults are enough. */
  judge: (
    descriptor: Descriptor,
    cases: readonly unknown[],
    isEnough: (faults: string[]) => boolean,
  ) => Promise<Judged>
}

export const rule = <Case>({ faults, ...titles }: Rule<Case>): Judge => ({
  ...titles,
  async judge(descriptor, cases, isEnough) {
    const judged: Judged = { checks: 0, faults: [] }
    for (const one of cases) {
      if (isEnough(judged.faults)) break
      const found = await faults(descriptor, one as Case)
      if (!found) continue
      judged.checks += 1
      judged.faults.push(...found)
    }
    return judged
  },
})

/** Stops the search after this many faults of an element, because each may take long. */
const enough = 3

/** Checks every element of the catalogue by these rules. Also checks that each rule finds its broken element. */
export function conform(theme: string, rules: readonly Judge[]): void {
  let [reached, toReach] = [0, 0]

  for (const { broken, cases, judge, rows, says } of selfChecks(rules)) {
    it(`${rows} is found broken in an element that does not do so: ${says}`, async () => {
      const [descriptor, sign] = broken
      const { faults } = await judge(descriptor, cases(descriptor), some =>
        sign.test(some.join('\n')),
      )
      expect(faults.join('\n')).to.match(sign)
    })
  }

  for (const [place, descriptor] of catalogue.entries()) {
    const { tag } = descriptor
    if (!isHere(tag)) continue
    for (const { cases, judge, rows, says } of rules) {
      // Cases take turns, not rules: what is drawn of a view serves all rules.
      const due = casesInTurn('conformance', tag, cases(descriptor), place)
      if (due.length === 0) continue
      it(`${rows} ${says}: <${tag}>`, async () => {
        const { checks, faults } = await judge(descriptor, due, some => some.length >= enough)
        toReach += checks
        expect(faults).to.deep.equal([])
        reached += checks
      })
    }
  }

  after(() =>
    tellFigure({
      suite: 'conformance',
      what: `checks of ${theme}`,
      reached,
      toReach,
    }),
  )
}
