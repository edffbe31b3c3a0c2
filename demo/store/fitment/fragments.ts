import { html } from 'hono/html'
import type { Language } from '../../pages/render/preferences.ts'
import { imageUrl } from '../products/images.ts'
import type { product } from '../products/tables.ts'
import { fill, texts } from './fragment-texts.ts'

/** Fragments of HTML that elements take and sanitize; `html` escapes what is filled in. */

type Fragment = Promise<string>
const done = async (fragment: ReturnType<typeof html>): Fragment => String(await fragment)

export const noData = (language: Language, brand: string): Fragment => {
  const t = texts[language]
  return done(
    html`<h3>${fill(t.noDataTitle, { brand })}</h3>
      <p>${t.noDataText}</p>
      <p><a href="/s/?kind=part">${t.noDataLink}</a></p>`,
  )
}

export const experience = (language: Language): Fragment => {
  const t = texts[language]
  return done(html`<p>${t.experienceText}</p>`)
}

/** FBK-024: the controls are found by their names. */
export const feedback = (language: Language): Fragment => {
  const t = texts[language]
  const reasons = [
    ['feedbackReason_modelNotFound', t.feedbackModelNotFound],
    ['feedbackReason_fitInformationIncorrect', t.feedbackFitIncorrect],
    ['feedbackReason_difficultToUse', t.feedbackDifficult],
    ['feedbackReason_other', t.feedbackOther],
    ['feedback_question_about_order', t.feedbackOrder],
  ]
  return done(
    html`<fieldset>
        <legend>${t.feedbackQuestion}</legend>
        <label><input type="radio" name="rating" value="positive" /> ${t.feedbackYes}</label>
        <label><input type="radio" name="rating" value="negative" /> ${t.feedbackNo}</label>
      </fieldset>
      <fieldset>
        <legend>${t.feedbackReasons}</legend>
        ${reasons.map(
          ([name, label]) => html`<label><input type="checkbox" name="${name}" /> ${label}</label>`,
        )}
      </fieldset>
      <label
        >${t.feedbackComment} <textarea name="comment" rows="3" maxlength="1000"></textarea>
      </label>
      <button type="button" data-dp-action="submit">${t.feedbackSubmit}</button>`,
  )
}

interface HelpPanels {
  left: string
  right: string
}

export async function modelHelp(
  language: Language,
  { label, picture }: { label: string; picture: string },
): Promise<HelpPanels> {
  const t = texts[language]
  return {
    left: await done(
      html`<img src="${imageUrl(picture)}" alt="${label}" width="240" height="240" />`,
    ),
    right: await done(
      html`<h3>${t.helpTitle}: ${label}</h3>
        <ol>
          <li>${t.helpPlate}</li>
          <li>${t.helpPhoto}</li>
        </ol>`,
    ),
  }
}

interface PreviewedPart {
  product: typeof product.$inferSelect
  price: number
  currency: string
}

/** OWN-010, OWN-015: '' where there are none. */
export async function preview(
  language: Language,
  model: string,
  parts: readonly PreviewedPart[],
): Fragment {
  if (parts.length === 0) return ''
  const money = (price: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(price / 100)
  return done(
    html`<h3>${fill(texts[language].previewTitle, { model })}</h3>
      <ul>
        ${parts.map(
          ({ product: { asin, title, picture }, price, currency }) =>
            html`<li data-asin="${asin}">
              <a href="/dp/${asin}"
                ><img src="${imageUrl(picture)}" alt="" width="96" height="96" /> ${title}</a
              >
              ${money(price, currency)}
            </li>`,
        )}
      </ul>`,
  )
}
