/** A style sheet is imported as its text; whoever composes a widget's styles makes the sheet. */
declare module '*.css' {
  const text: string
  export default text
}
