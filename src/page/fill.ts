import type { WritableAtom } from 'nanostores'
import { isObject } from '../rules/is-object.ts'
import { page, storeAt } from './page.ts'
import { registry } from './registry.ts'
import { pageStates } from './scripts.ts'
import type { Product, Quantity } from './shapes.ts'

const record = (given: unknown) => (isObject(given) ? given : null)

/** Sets values by product. `given`: `{ASIN: value}`, or a bare value for the product of the page. */
function fillByAsin<T>(
  given: unknown,
  isValue: (value: unknown) => value is T,
  set: (asin: string | null, value: T) => void,
) {
  if (isValue(given)) return set(page.$asin.get(), given)
  for (const [asin, value] of Object.entries(record(given) ?? {}))
    if (isValue(value)) set(asin, value)
}

const isProduct = (value: unknown): value is Product => typeof record(value)?.['asin'] === 'string'
const isQuantity = (value: unknown): value is Quantity =>
  value === null || (Number.isSafeInteger(value) && (value as number) >= 0)
const isName = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is [] => Array.isArray(value)

/** Puts the values of one page script into the page stores. Skips a value whose type does not fit its store. */
function fill(given: Record<string, unknown>): void {
  const { product, products } = given
  for (const one of isList(products) ? products : [])
    if (isProduct(one)) page.product((one as Product).asin).set(one)
  if (isName(given['asin'])) page.$asin.set(given['asin'])
  if (isProduct(product)) {
    page.product(product.asin).set(product)
    page.$asin.set(product.asin)
  }
  fillByAsin(given['quantity'], isQuantity, (asin, value) => page.quantity(asin).set(value))
  fillByAsin(given['buyingOption'], isName, (asin, value) => page.buyingOption(asin).set(value))
  fillByAsin(given['addOns'], isList, (asin, value) => page.addOns(asin).set(value))
  for (const [node, mode] of Object.entries(record(given['wardrobeMode']) ?? {})) {
    if (mode === 'try' || mode === 'buy') page.wardrobeMode(node).set(mode)
  }
  merge(page.$shopper, given['shopper'])
  merge(page.$context, given['context'])
  merge(page.$cart, given['cart'])
  merge(storeAt('calls', null) as WritableAtom<object>, given['calls'])
  replace(page.$location, given['location'])
  replace(page.$fitment, given['fitment'])
}

function merge<T extends object>(store: { get(): T; set(value: T): void }, given: unknown) {
  const fields = record(given)
  if (fields) store.set({ ...store.get(), ...fields })
}
function replace<T extends object>(store: { set(value: T | null): void }, given: unknown) {
  const value = record(given)
  if (value) store.set(value as T)
}

/** Fills the page stores from the scripts named "page", once per page. With `again`, fills them again. */
export function fillStores(again = false): void {
  if (registry.filled && !again) return
  registry.filled = true
  for (const { fields } of pageStates('page')) fill(fields)
}
