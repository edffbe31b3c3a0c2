/** What the shop says about deals. */
export const texts = {
  'deals.title': 'Today’s lightning deals',
  'deals.ends': 'Until {time}',
  'deals.starts': 'Starts at {time}',
  'deal.title': 'Lightning deal',
  'deal.noScript': 'A deal is claimed on the spot, which needs scripts to be allowed.',
}
