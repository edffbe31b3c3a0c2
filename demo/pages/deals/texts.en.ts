/** What the shop says about deals. */
export const texts = {
  'deals.title': 'Today’s lightning deals',
  'deals.ends': 'Ends at {time}',
  'deals.starts': 'Starts at {time}',
  'deal.title': 'Lightning deal',
  'deal.noScript': 'To claim this deal, please allow JavaScript in your browser.',
}
