/**
 * A native control that the server rendered inside the host. The element takes it over (COR-062). The model reads it as
 * it stands now, because the page's scripts may change or replace it at any time (COR-160, COR-161).
 */
export interface AdoptedControl {
  readonly localName: string
  /** Options of a select. An input has none. */
  readonly options?: Iterable<{ value: string; text: string; disabled: boolean }>
  /** Limits of an input, as its attributes say. A select has none. '' without the attribute. */
  readonly min?: string
  readonly max?: string
  readonly step?: string
  /** The value that the server wrote into an input. */
  readonly defaultValue?: string
  readonly value: string
  /** `valid` false: the browser would not let the form be sent. */
  readonly validity: { readonly valid: boolean }
}

/** What a model does when others change its adopted control. */
export interface Controlled {
  /**
   * Value, options, limits or label are others, or another control stands in the host. `isSet`: somebody else has set the
   * value.
   */
  changed(isSet: boolean): void
  /** The form is about to be sent: takes what the shopper has typed so far. */
  settle?(): void
}

export type Control = HTMLSelectElement | HTMLInputElement
export const controls =
  'select,input:not([type=hidden],[type=submit],[type=button],[type=checkbox])'
