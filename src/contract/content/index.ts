import { featureContent } from './feature.ts'

export const contentCalls = [featureContent] as const
