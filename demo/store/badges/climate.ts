import { eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import type { Explained } from '../../pages/badges/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { climateTexts } from './climate-texts.ts'
import { certificate } from './tables.ts'

/** The certificates of a product, in words. */
export async function certificatesOf(
  orm: Orm,
  asin: string,
  language: Language,
): Promise<Explained[]> {
  const rows = await orm
    .select()
    .from(certificate)
    .where(eq(certificate.asin, asin))
    .orderBy(certificate.position)
  const { audited: year, certificates } = climateTexts[language]
  const number = new Intl.NumberFormat(language)
  return rows.map(({ name, figure, audited }) => {
    const { about, claim, title } = certificates[name]
    return {
      id: name,
      title,
      claim: claim.replace('{figure}', number.format(figure)),
      about: [...about, year.replace('{year}', `${audited}`)],
    }
  })
}

const inScript = (state: object): string =>
  JSON.stringify(state).replaceAll('<', String.raw`\u003c`)

const secondView = async ({ about, claim, id, title }: Explained) => ({
  id,
  title,
  html: String(
    await html`<p><b>${claim}</b></p>
      ${about.map(one => html`<p>${one}</p>`)}`,
  ),
})

/** The explanation behind the climate badge: what is certified, and a second view for each certificate. */
export async function climateContent(
  orm: Orm,
  asin: string,
  language: Language,
): Promise<string | null> {
  const explained = await certificatesOf(orm, asin, language)
  if (explained.length === 0) return null
  const { intro, more } = climateTexts[language]
  const secondary = await Promise.all(explained.map(secondView))
  return String(
    await html`<script type="application/json" data-dp-answer>
        ${raw(inScript({ secondary }))}
      </script>
      <p>${intro}</p>
      ${explained.map(
        ({ claim, id, title }) =>
          html`<h3>${title}</h3>
            <p>${claim}</p>
            <p><a href="#" data-dp-action="view" data-dp-view="${id}">${more}</a></p>`,
      )}`,
  )
}
