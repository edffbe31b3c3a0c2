type Code = typeof import('./result.view.tsx')

let code: Code | undefined

/** What shows a result, once it has come. */
export const result = (): Code['Result'] | undefined => code?.Result

export const loadResult = async (): Promise<Code['Result']> => {
  code = await import('./result.view.tsx')
  return code.Result
}
