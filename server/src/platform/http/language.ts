import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'

/** The first language of Accept-Language that is spoken here, or else the first that is. */
export function languageOf(header: string | undefined, supported: readonly Language[] = languages): Language {
  for (const requested of (header ?? '').split(',')) {
    const tag = requested.trim().slice(0, 2).toLowerCase()
    const found = supported.find((language) => language === tag)
    if (found) return found
  }
  return supported[0] ?? DEFAULT_LANGUAGE
}
