import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

export const languages = ['en', 'de', 'ar'] as const
export type Language = (typeof languages)[number]

const devices = ['desktop', 'mobile', 'mobileApp', 'tabletApp', 'tabletLargeApp', 'iPad'] as const
export type Device = (typeof devices)[number]

export interface Preferences {
  language: Language
  dir: 'ltr' | 'rtl'
  /** null: not known. Elements then go by the width of the window. */
  device: Device | null
}

const oneOf = <T extends string>(values: readonly T[], given: string | undefined): T | undefined =>
  values.find(value => value === given)

/** The device that the browser says it is. null: a browser with windows of any size says none. */
function deviceOf(userAgent: string): Device | null {
  if (userAgent.includes('iPad')) return 'iPad'
  return /Mobi/.test(userAgent) ? 'mobile' : null
}

/** What the visitor has asked for before, by the cookies. */
export function rememberedPreferences(cookie: string): Preferences {
  const { shop_device: device, shop_language: wanted } = parse(cookie)
  const language = oneOf(languages, wanted) ?? 'en'
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return { language, dir, device: oneOf(devices, device) ?? null }
}

/**
 * Language, direction and device of the visitor: `?lang=`, `?dir=`, `?device=`, else as last asked for.
 * `?dir=rtl` alone means Arabic, so that the page is never mirrored English.
 */
export function readPreferences(c: Context): Preferences {
  const { lang, dir, device } = c.req.query()
  const remembered = oneOf(languages, getCookie(c, 'shop_language')) ?? 'en'
  const implied = dir === 'rtl' ? 'ar' : dir === 'ltr' && remembered === 'ar' ? 'en' : remembered
  const language = oneOf(languages, lang) ?? implied
  const chosen = oneOf(devices, device)
  if (language !== remembered) remember(c, 'shop_language', language)
  if (chosen) remember(c, 'shop_device', chosen)
  return {
    language,
    dir: oneOf(['ltr', 'rtl'] as const, dir) ?? (language === 'ar' ? 'rtl' : 'ltr'),
    device:
      chosen ??
      oneOf(devices, getCookie(c, 'shop_device')) ??
      deviceOf(c.req.header('user-agent') ?? ''),
  }
}

const remember = (c: Context, name: string, value: string) =>
  setCookie(c, name, value, { path: '/', sameSite: 'Lax' })
