/** What the shop says about services. */
export const texts = {
  'feature.carried': 'Delivery',
  'feature.carried.text':
    'Two people carry it to its place, up to the fifth floor and without a lift. They call you an hour before they come. Please measure your doors and stairs. If it does not fit, they take it back, and you pay nothing.',
  'feature.old': 'Old machine',
  'feature.old.text': 'We take it with us for free.',
  'feature.collected': 'Returns',
  'feature.collected.text': 'Within 30 days. We collect it.',
  'feature.repaired': 'Repairs',
  'feature.repaired.text': 'For two years at your home, for free.',
  'feature.parts': 'Spare parts',
  'feature.parts.text': 'For 15 years.',
  'services.title': 'Delivery and installation',
  'services.more': 'More about delivery and installation',
  'services.short': 'Two people carry the item to your room. They take the packaging with them.',
  'services.choose': 'Add a service',
  'services.added': '{name} is added.',
  'services.several': 'Several services are added.',
  'services.back': 'Back to the product',
}
