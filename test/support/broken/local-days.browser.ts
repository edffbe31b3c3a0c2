import { readFifthOfMarch } from './local-days.ts'

it('reads the day that the server gave', readFifthOfMarch)
