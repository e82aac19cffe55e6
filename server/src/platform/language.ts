import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'

/** The first language of Accept-Language that we speak. */
export function languageOf(header: string | undefined): Language {
  for (const wanted of (header ?? '').split(',')) {
    const tag = wanted.trim().slice(0, 2).toLowerCase()
    const spoken = languages.find((language) => language === tag)
    if (spoken) return spoken
  }
  return DEFAULT_LANGUAGE
}
