import { follow, type Following } from './follow-control.ts'
import { hosts } from './hosts.ts'
import { light, type Posting } from './light-fields.ts'

export { follow, light }

// What the page has done to these elements before this code came.
for (const host of hosts as Set<unknown> as Set<Partial<Following & Posting>>) {
  if (host.data) light(host as Posting)
  if (host.controlled) (host as Following).use(() => follow(host as Following))
}
