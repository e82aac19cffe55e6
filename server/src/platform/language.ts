import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'

/** The first language of Accept-Language that is spoken here, or else the first that is. */
export function languageOf(header: string | undefined, spoken: readonly Language[] = languages): Language {
  for (const wanted of (header ?? '').split(',')) {
    const tag = wanted.trim().slice(0, 2).toLowerCase()
    const found = spoken.find((language) => language === tag)
    if (found) return found
  }
  return spoken[0] ?? DEFAULT_LANGUAGE
}
