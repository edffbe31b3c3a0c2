import type { two } from './two.ts'

export interface Two {
  later(): Promise<{ two: typeof two }>
}
