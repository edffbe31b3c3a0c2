/** The native event. preact passes native events; React wraps them. */
export const native = <E>(event: { nativeEvent: E }): E =>
  event.nativeEvent ?? (event as unknown as E)

/** true: an input method handles the key. Safari ends the composition before its Enter, but keyCode is still 229. */
export const composes = (event: { nativeEvent: KeyboardEvent }): boolean =>
  native(event).isComposing || native(event).keyCode === 229
