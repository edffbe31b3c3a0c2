/** In one file: all that a deal can be besides a plain one, and what shows that. */
export { loadClaim, more } from './deal.more.ts'
export { More } from './deal.more.view.tsx'
