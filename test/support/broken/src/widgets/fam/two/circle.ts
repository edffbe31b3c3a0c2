export const later = () => import('./two.ts')
