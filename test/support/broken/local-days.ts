/** Reads a day by the clock of the machine: west of UTC, it is another day. */
export function readFifthOfMarch(): void {
  const day = new Date('2026-03-05').getDate()
  if (day !== 5) throw new Error(`The fifth of March is day ${day}`)
}
