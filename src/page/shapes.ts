import type { Money } from '../contract/schema.ts'

/**
 * Shapes of the page stores (core.md), and of what elements do to forms and buttons of the page. Only add to these
 * shapes: two versions of the library may share them in one page.
 */

export interface Product {
  asin: string
  parentAsin?: string
  title?: string
  imageUrl?: string
  offerListingId?: string
  merchantId?: string
  encryptedMerchantId?: string
  sellerName?: string
  condition?: string
  price?: Money
}

/** undefined: nobody has set the quantity. null: blank. Otherwise an integer, at least 0. */
export type Quantity = number | null | undefined

export interface AddOn {
  kind: 'protection' | 'warranty' | 'service'
  asin: string
  offerListingId: string
  /**
   * form: the owner form submits the add-on, so a deal claim must add it itself. call: the add-on's own element adds
   * it.
   */
  addedBy: 'form' | 'call'
  title?: string
  price?: Money
}

export interface DeliveryLocation {
  addressLabel: string
  addressId?: string
  obfuscatedId?: string
  countryCode?: string
  zipCode?: string
  state?: string
  city?: string
  district?: string
  locationType?: string
}

export type DeviceType =
  | 'desktop'
  | 'mobile'
  | 'mobileApp'
  | 'tabletApp'
  | 'tabletLargeApp'
  | 'iPad'

export interface Shopper {
  recognized: boolean
  prime: boolean
  business: boolean
  deviceType: DeviceType | null
}

export interface Fitment {
  brand: string
  series: string
  model: string
  displayBrand?: string
  displaySeries?: string
  displayModel?: string
  category?: string
  scope: string
  fits: boolean | null
  failed: boolean
}

export interface PageContext {
  sessionId?: string
  requestId?: string
  marketplaceId?: string
  pageType?: string
  signInUrl?: string
  /** Epoch ms of the server when it made the page. */
  systemTime?: number
  language?: string
}

/** A reason why a button of the page cannot be pressed now (COR-064). */
export interface Blocker {
  /** Attributes of the button while it is blocked. */
  sets: Readonly<Record<string, string>>
  /** Runs when a press on the blocked button was swallowed. */
  pressed?(button: HTMLElement): void
}

/** A blocked button. `by`: its blockers. `given`: its attributes as the page wrote them. null: the page wrote none. */
export interface Blocked {
  by: Set<Blocker>
  given: Map<string, string | null>
}

/** One submission that is about to start, by a press on a button, by Enter or by requestSubmit(). */
export interface Press {
  /** null: the pressed button is inside an element, and belongs to no form. */
  form: HTMLFormElement | null
  submitter: HTMLElement | null
}

/** An item that a form puts into the cart. */
export interface Item {
  asin: string
  quantity: number
  offerListingId?: string
}

/** The steps of an element before its owner form is submitted, in this order (COR-065). */
export interface SubmitSteps {
  /** The form that the steps are for. Default: the form that owns the element. */
  form?(): HTMLFormElement | null
  /** Reads what the shopper has entered, if the element has not read it yet. */
  read?(): void
  /** true: stops the submission. The element tells the shopper why. */
  blocks?(press: Press): boolean
  items?(): readonly Item[]
  /**
   * Asks the page about the items of all elements. false: stops the submission. Only the first element with `confirms`
   * asks.
   */
  confirms?(items: readonly Item[]): boolean
  /**
   * A promise holds the submission back while the shopper answers. true: the same button submits again; the page is not
   * asked again, and this element does not hold again. false: the submission ends. `ended` aborts if the submission
   * ends first, because the page or the element goes away. Needs `joinHolding`.
   */
  holds?(press: Press, ended: AbortSignal): Promise<boolean> | null
  /** Runs when the shopper submits once more what this element holds. Nothing is submitted. */
  pressedAgain?(): void
  /**
   * Runs when nothing can stop the submission any more. Runs for every form, because a guarded button may be in another
   * form.
   */
  passed?(press: Press): void
  /** true: the element sends the form itself, in place of the browser. */
  sends?(press: Press): boolean
}

/** The step that holds a submission back (COR-065). Only elements that hold bring its code. */
export interface Holds {
  /**
   * true: an element holds a submission of this form, or of this button without a form. The element hears that the shopper
   * has pressed again.
   */
  isHeld(press: Press): boolean
  /** Returns the submission that runs again now, once, if it is one of this form. */
  takeResumed(form: HTMLFormElement): Resumed | undefined
  /**
   * Holds a submission for the first of these elements that wants to and is not in `asked`. true: it is held. `runAgain`
   * runs the steps of a submission that has no form.
   */
  hold(
    press: Press,
    own: readonly (readonly [HTMLElement, SubmitSteps])[],
    asked: ReadonlySet<HTMLElement>,
    runAgain: (resumed: Resumed) => void,
  ): boolean
  /** Ends the holds of an element that leaves the page. Nothing is submitted: the shopper presses again. */
  endHoldsOf(host: HTMLElement): void
}

/** A submission that an element holds back until the shopper has answered. */
export interface Held {
  by: HTMLElement
  again?: (() => void) | undefined
  /** Ends the hold without an answer. */
  end: AbortController
}

/** A submission that runs again after a hold. */
export interface Resumed {
  press: Press
  /** Elements that have held the submission before. They do not hold it again. */
  asked: ReadonlySet<HTMLElement>
  /** Elements whose steps run. The page may have drawn a button without a form anew, so the button cannot tell. */
  own?: readonly HTMLElement[]
}
