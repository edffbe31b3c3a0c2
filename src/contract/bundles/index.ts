import { beautyTracking } from './beauty.ts'

export const bundlesCalls = [beautyTracking] as const
