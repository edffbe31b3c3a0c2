import { budgets, costsByBudget, costsByElement, costsBySuite } from './costs.mjs'

/** How a test run says what it cost. */

const mostLines = 12

const inSeconds = seconds => `${seconds.toFixed(0)} s`

const over = (cost, budget) => (cost > budget ? ' OVER ITS BUDGET' : '')

const dearest = costs => costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostLines)

/** What suites and elements cost in this run. Empty if no test is about either. */
export function ownCosts(run) {
  const suites = dearest(costsBySuite(run)).map(
    ({ file, seconds }) => `\n- ${file}: ${inSeconds(seconds)}`,
  )
  const elements = dearest(costsByElement(run)).map(
    ({ tag, seconds }) => `${tag} ${inSeconds(seconds)}`,
  )
  const parts = [
    suites.length > 0 && `Suites by cost:${suites.join('')}`,
    elements.length > 0 && `Elements by cost: ${elements.join(', ')}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const besideBudgets = (costs, unit) =>
  costs
    .slice(0, mostLines)
    .map(
      ({ budget, cost, name }) =>
        `\n- ${name}: ${cost.toFixed(1)} ${unit}, at most ${budget}${over(cost, budget)}`,
    )
    .join('')

/**
 * What all cases of an element would cost, and what they may cost. `slowness`: how many times as long the run took as at
 * the usual speed.
 */
export function costsBesideBudgets(run, slowness) {
  const { elements, mean, suites } = costsByBudget(run)
  const atUsualSpeed = mean / slowness
  const told = `${inSeconds(mean)} (${inSeconds(atUsualSpeed)}), at most ${inSeconds(budgets.mean)}`
  return [
    `An element costs ${told}, on average, with all its cases, in all browsers.${over(atUsualSpeed, budgets.mean)}`,
    `The most expensive elements:${besideBudgets(elements, 'times the average')}`,
    `The most expensive suites:${besideBudgets(suites, '% of an element')}`,
  ].join('\n')
}
