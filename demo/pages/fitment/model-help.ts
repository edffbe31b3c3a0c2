import type { PartNode } from './data.ts'

type Layout = 'v1' | 'v2'

/** What the help with model numbers offers: every department, and the kinds of machines in it. */
const categoriesOf = (nodes: readonly PartNode[]) =>
  Object.fromEntries(
    nodes.map(({ category, label, machineTypes }) => [
      category,
      {
        label,
        // A key, not a text: the element shows its own words for it.
        subSelectorLabel: 'Sub Category',
        subcategories: machineTypes.map(type => ({
          id: type.value,
          label: type.label,
          image: type.help?.imageUrl ?? type.imageUrl,
          ...(type.help && { videoIds: type.help.videoIds }),
        })),
      },
    ]),
  )

/** The help beside a stripe: pictures, or the two panels that the server writes. */
export const modelHelp = (
  nodes: readonly PartNode[],
  {
    category,
    machineType,
    layout = 'v1',
  }: { category?: string | undefined; machineType?: string; layout?: Layout },
) => ({
  attributes: {
    'data-layout': layout,
    ...(layout === 'v2' && { 'data-has-left-panel-content': 'true' }),
    ...(category && { 'data-category': category }),
    ...(machineType && { 'data-sub-category': machineType }),
  },
  state: { categories: categoriesOf(nodes) },
})
