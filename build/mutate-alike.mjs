/**
 * Mutants that no test can notice, because the code does the same with them. Each with the reason. `line`: the line of
 * the source, without its indent; `from` and `to`: what the mutant puts in place of what.
 */
export const alike = [
  {
    file: 'demo/store/extras/payment.ts',
    line: 'if (held.length === 0) return told',
    from: 'held.length === 0',
    to: 'false',
    why: 'Of no lines, the database has nothing to say. The check saves a query.',
  },
  {
    file: 'src/widgets/services/side-sheet/side-sheet.model.ts',
    line: 'if (!outcome.ok) return',
    from: '!outcome.ok',
    to: 'false',
    why: 'A call that ends without a failure is well: one that is given up never settles here. The check tells the compiler so.',
  },
  {
    file: 'src/widgets/buying/buy-box/submission.model.ts',
    line: "let warned = ''",
    from: "''",
    to: "'mutant'",
    why: 'Only faults are compared with it, and no fault has this text.',
  },
  {
    file: 'src/widgets/fitment/fitment-stripe/suggestions.model.ts',
    line: 'id: `${next++}`,',
    from: '++',
    to: '--',
    why: 'The ids only differ from each other.',
  },
  {
    file: 'demo/store/deals/claim.ts',
    line: "return await database.query('claim-deal', statement, values)",
    from: "'claim-deal'",
    to: "''",
    why: 'The database reads the statement again each time, and answers the same.',
  },
  {
    file: 'demo/store/deals/claim.ts',
    line: "return database.query('claim-deal', statement, values)",
    from: "'claim-deal'",
    to: "''",
    why: 'The database reads the statement again each time, and answers the same.',
  },
  {
    file: 'demo/store/deals/deals.ts',
    line: 'if (!(await advanceDeal(database.orm, request.dealId, request.now))) return refused()',
    from: '!(await advanceDeal(database.orm, request.dealId, request.now))',
    to: 'false',
    why: 'A second claim, with nothing changed since the first, is refused like the first.',
  },
  {
    file: 'demo/store/server/route.ts',
    line: 'if (!call) throw new Error(`The contract has no call ${id}`)',
    from: '!call',
    to: 'false',
    why: 'Every id comes from the contract. The check tells the compiler so.',
  },
  {
    file: 'demo/store/server/route.ts',
    line: "if (!isReceived(call, received)) throw new Problem(400, 'INVALID_INPUT')",
    from: '!isReceived(call, received)',
    to: 'false',
    why: 'The call was chosen because it fits. The check tells the compiler so.',
  },
  {
    file: 'demo/store/buying/handlers.ts',
    line: "const token = header('x-dp-encrypted-token') ?? ''",
    from: "''",
    to: "'mutant'",
    why: 'Neither text is the token of a page.',
  },
  {
    file: 'demo/store/delivery/places.ts',
    line: "return row?.identity ?? 'signed-out'",
    from: "?? 'signed-out'",
    to: '',
    why: 'Only address books are found by it, and visitors who are not signed in have none.',
  },
  {
    file: 'demo/store/delivery/places.ts',
    line: "return row?.identity ?? 'signed-out'",
    from: "'signed-out'",
    to: "''",
    why: 'Only address books are found by it, and visitors who are not signed in have none.',
  },
  {
    file: 'src/element/config.ts',
    line: "config['locale'] = canonicalLocale((config['locale'] as string) ?? '') || nearestLocale(host)",
    from: "?? ''",
    to: '',
    why: 'canonicalLocale takes what is no text for a malformed locale.',
  },
  {
    file: 'src/element/locale.ts',
    line: 'if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale)))',
    from: '!format',
    to: 'true',
    why: 'A new format writes numbers like the one that was kept. It only takes longer.',
  },
]
