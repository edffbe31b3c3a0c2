/** preact hands the native event over, React its own around it. */
export const native = <E>(event: { nativeEvent: E }): E =>
  event.nativeEvent ?? (event as unknown as E)

/** Safari ends the composition before the Enter that ended it: 229 is the key of an input method. */
export const composes = (event: { nativeEvent: KeyboardEvent }): boolean =>
  native(event).isComposing || native(event).keyCode === 229
