import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
} from '../../../src/contract/location.ts'
import { page } from '../../../src/page/page.ts'
import { eventsOf, session } from '../browser.ts'
import { forgetPlace, locationPopover } from '../location.ts'
import { comes, nothing, type Faulted, type FaultedCall } from './faulted.ts'

/** A popover of a shopper who is signed in, and the failures that are counted, of which nobody else hears. */
async function popoverOf(attributes: string, metric: string, state?: object) {
  await session('member')
  forgetPlace()
  const popover = await locationPopover(attributes, { recognized: true, ...(state && { state }) })
  const metrics = eventsOf(popover.host, 'dp-metric')
  return {
    ...popover,
    text: () => popover.layer()?.textContent ?? '',
    counted: () => metrics.take().find(({ detail }) => detail.name === metric)?.detail.fields,
  }
}

/** A zip code is typed and sent. */
async function change(): Promise<Faulted> {
  const popover = await popoverOf('', '')
  const failed = eventsOf(popover.host, 'dp-location-failed')
  await popover.open()
  await popover.listed(5)
  popover.type('98101')
  const press = () => popover.button('Update')?.click()
  return {
    host: () => popover.host,
    act: press,
    failure: () => failed.take()[0]?.detail,
    shows: popover.text,
    isDocumented: shown =>
      shown.includes('Your location could not be changed.') &&
      popover.trigger.textContent === 'Choose your location',
    goOn: press,
    isWell: () => page.$location.get()?.zipCode === '98101' && !popover.layer(),
  }
}

/** The addresses are asked for at the opening. */
const addresses = (attributes: string) => async (): Promise<Faulted> => {
  const popover = await popoverOf(attributes, 'LocationListFailed')
  const press = () => popover.trigger.click()
  return {
    host: () => popover.host,
    act: press,
    failure: popover.counted,
    shows: popover.text,
    isDocumented: shown =>
      !popover.find('.waiting, .heading, .message') && shown.includes('Enter a zip code'),
    async goOn() {
      press()
      await comes(() => !popover.layer(), 'the popover closes')
      press()
    },
    isWell: () => popover.addresses().length >= 5,
  }
}

async function countries(): Promise<Faulted> {
  const state = { primarySelections: ['FR'] }
  const popover = await popoverOf('data-recognized="false"', 'LocationListFailed', state)
  const isBuiltIn = () => popover.select()?.options.length === 250
  return {
    host: () => popover.host,
    act: () => popover.trigger.click(),
    failure: popover.counted,
    shows: popover.text,
    isDocumented: isBuiltIn,
    async goOn() {
      popover.choose('FR')
      await comes(
        () => popover.button('Deliver there')?.getAttribute('aria-disabled') === 'false',
        'it can be sent',
      )
      popover.button('Deliver there')?.click()
    },
    isWell: asked => asked === 0 && page.$location.get()?.countryCode === 'FR',
  }
}

/** One that fails is sent once more at once. */
async function refresh(): Promise<Faulted> {
  const popover = await popoverOf('', 'LocationRefreshFailed')
  const refreshed = eventsOf(popover.host, 'dp-location-refreshed')
  let isFresh = false
  await popover.open()
  await popover.listed(5)
  popover.type('98101')
  return {
    host: () => popover.host,
    act: () => popover.button('Update')?.click(),
    failure: popover.counted,
    shows: () => popover.trigger.textContent ?? '',
    isDocumented: shown => shown === 'Deliver to Seattle 98101' && !popover.find('.message'),
    goOn: nothing,
    isWell: () => (isFresh ||= refreshed.take().some(({ detail }) => detail.success)),
  }
}

export const locationPopoverCalls: readonly FaultedCall[] = [
  { call: addressChange, when: 'at a press', begin: change },
  { call: addressList, when: 'at the opening', begin: addresses('') },
  {
    call: addressSelections,
    when: 'at the opening',
    begin: addresses('data-address-source="selections"'),
  },
  { call: countrySelections, when: 'at the opening', begin: countries },
  { call: unifiedRefresh, when: 'after a change', begin: refresh },
]
