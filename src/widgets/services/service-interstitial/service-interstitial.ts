import own from './service-interstitial.css'

export { late } from './service-interstitial.late.ts'
export { messages } from './service-interstitial.messages.ts'
export { model } from './service-interstitial.model.ts'
export { View } from './service-interstitial.view.tsx'
export const styles = [own]
