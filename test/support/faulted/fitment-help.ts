import 'virtual:dp-fitment-feedback'
import 'virtual:dp-model-help'
import 'virtual:dp-ownership-stripe'
import {
  feedbackLog,
  feedbackWidget,
  helpContent,
  helpVideos,
  modelInactive,
  ownershipSet,
  previewParts,
} from '../../../src/contract/fitment-help.ts'
import { eventsOf, mount, pageState, session } from '../browser.ts'
import { comes, nothing, type Faulted, type FaultedCall } from './faulted.ts'

/** An element, and the fields of the metric by which it tells of the failure. */
async function elementOf(tag: string, metric: string, html: string) {
  await session()
  const host = await mount(tag, html)
  const metrics = eventsOf(host, 'dp-metric')
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector)
  return {
    host: () => host,
    find,
    is: (state: string) => host.matches(`:state(${state})`),
    press: (selector: string) => () => find(selector)?.click(),
    failure: () => metrics.take().find(({ detail }) => detail.name === metric)?.detail.fields,
  }
}

const subcategories = [{ id: 'upright', label: 'Upright', videoIds: ['upright'] }]

const hasNoHelp = (shown: string) => shown.includes('This help could not be loaded.')

const help = (attributes: string) => async (): Promise<Faulted> => {
  const state = pageState('model-help', { categories: { vacuum: { subcategories } } })
  const html = `<dp-model-help ${attributes}>${state}</dp-model-help>`
  const element = await elementOf('dp-model-help', 'ModelHelpFailed', html)
  const shows = () => element.find('.help')?.textContent ?? ''
  return {
    ...element,
    act: element.press('[part=button]'),
    shows,
    isDocumented: shown => hasNoHelp(shown) && !!element.find('[part=category]:enabled'),
    goOn: element.press('.help .link'),
    isWell: asked => asked === 1 && !element.is('loading') && !hasNoHelp(shows()),
  }
}

const feedback = (metric: string) =>
  elementOf(
    'dp-fitment-feedback',
    metric,
    `<dp-fitment-feedback data-asin="B0PUMP0001" data-brand="BERGSTROM"
      data-model="GS60-4210W"></dp-fitment-feedback>`,
  )

async function modalContent(): Promise<Faulted> {
  const element = await feedback('FeedbackWidgetFailed')
  element.press('[part=button]')()
  await comes(() => element.find('.popover'), 'the popover opens')
  return {
    ...element,
    act: element.press('[data-rating=negative]'),
    shows: () => element.find('dialog')?.textContent ?? '',
    isDocumented: () => !!element.find('.built-in [name=rating]'),
    goOn: element.press('[data-dp-action=submit]'),
    isWell: () => element.is('sent'),
  }
}

async function rating(): Promise<Faulted> {
  const element = await feedback('FeedbackLogFailed')
  element.press('[part=button]')()
  await comes(() => element.find('.popover'), 'the popover opens')
  const shows = () => element.find('[part=button]')?.textContent ?? ''
  return {
    ...element,
    act: element.press('[data-rating=positive]'),
    shows,
    isDocumented: shown => shown === 'Thank you for your feedback.' && element.is('sent'),
    goOn: nothing,
    isWell: () => element.is('sent'),
  }
}

const stripe = (metric: string) =>
  elementOf(
    'dp-ownership-stripe',
    metric,
    `<dp-ownership-stripe data-product-type="DISHWASHER" data-brand="BERGSTROM"
      data-series="GS 60" data-model-number="GS60-4210W"></dp-ownership-stripe>`,
  )

const disowning = (metric: string) => async (): Promise<Faulted> => {
  const element = await stripe(metric)
  const press = element.press('.button')
  return {
    ...element,
    act: press,
    shows: () => element.find('.around')?.textContent ?? '',
    isDocumented: shown =>
      shown.includes('This could not be saved.') && !element.find('[aria-disabled=true]'),
    goOn: press,
    isWell: () => element.is('removed'),
  }
}

async function preview(): Promise<Faulted> {
  const element = await stripe('PreviewPartsFailed')
  return {
    ...element,
    act: element.press('.primary'),
    shows: () => element.find('.preview')?.textContent ?? '',
    isDocumented: shown => shown.includes('The parts could not be loaded.'),
    goOn: element.press('.preview .link'),
    isWell: () => !!element.find('[data-asin]'),
  }
}

export const fitmentHelpCalls: readonly FaultedCall[] = [
  { call: helpVideos, when: 'at the opening', begin: help('') },
  { call: helpContent, when: 'at the opening', begin: help('data-layout="v2"') },
  { call: feedbackWidget, when: 'at the first opening', begin: modalContent },
  { call: feedbackLog, when: 'at a press', begin: rating },
  { call: modelInactive, when: 'at a press', begin: disowning('updateMyModelError') },
  { call: ownershipSet, when: 'after that', begin: disowning('setOwnershipError') },
  { call: previewParts, when: 'at a press', begin: preview },
]
