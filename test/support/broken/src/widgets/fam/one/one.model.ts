import { one } from '../../../../elements/one.ts'
import type { One } from '../../../../elements/one.ts'
import { two } from '../two/two.ts'
import { View } from './one.view.tsx'

// import { ignored } from '../two/two.ts'
export const model = async (): Promise<One> => {
  const { Component } = await import('react')
  return { ...one, two, view: [View, Component] }
}
