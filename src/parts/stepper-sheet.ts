/** Names the sheet of the stepper for who adopts it before its code has come. */
export const stepperSheet = '/*stepper*/'
