import * as v from 'valibot'
import { list, means, object, text } from '../schema.ts'

/** A second view of a sheet. In page state, and in the state of an answer (`data-dp-answer`). */
export const secondaryView = object({
  id: means(text, 'Id of the view: data-dp-view of a link names it.', 'recycled'),
  title: means(text, 'Title of the sheet while the view shows.', 'Recycled material'),
  html: means(text, 'HTML of the view.', '<p>62% of the plastic is recycled.</p>'),
})
export type SecondaryView = v.InferOutput<typeof secondaryView>
export const secondaryViews = list(secondaryView)

export const viewChanged = object({
  view: means(text, 'Id of the view that shows now, or primary.', 'recycled'),
})
