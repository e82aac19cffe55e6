import i18next, { type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, type Language } from '@vitrina/contract/languages'
import errors from './ru/errors.json' with { type: 'json' }
import shell from './ru/shell.json' with { type: 'json' }
import { textsChanged } from './use-translation.tsx'

/** One chunk for each language and domain word, fetched when a screen needs it. */
const bundles = import.meta.glob<{ default: Record<string, unknown> }>(['./{ru,en,uz}/*.json', '!./ru/{shell,errors}.json'])

/** The seller's own texts, overriding ours. */
type Overrides = Record<string, Record<string, string>>
const overrides = new Map<string, Overrides>()

function read(language: string, namespace: string, done: ReadCallback): void {
  const load = bundles[`./${language}/${namespace}.json`]
  if (!load) return done(null, {})
  load().then(
    (bundle) => {
      done(null, bundle.default)
      applyOverrides(language, namespace)
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
  )
}

function applyOverrides(language: string, namespace: string): void {
  for (const [key, value] of Object.entries(overrides.get(language)?.[namespace] ?? {}))
    i18next.addResource(language, namespace, key, value)
}

export function mergeTranslations(language: Language, texts: Overrides): void {
  // The page that the server drew has them already: drawing every text again would be for nothing.
  if (overrides.get(language) === texts) return
  overrides.set(language, texts)
  for (const namespace of Object.keys(texts)) if (i18next.hasResourceBundle(language, namespace)) applyOverrides(language, namespace)
  textsChanged()
}

/** Takes the seller's texts out again: the next page that the server draws is of another site. `ours`: every bundle that they changed. */
export function takeOutTranslations(language: Language, ours: ReadonlyMap<string, object>): void {
  overrides.delete(language)
  for (const [name, bundle] of ours) i18next.removeResourceBundle(language, name).addResourceBundle(language, name, bundle)
  textsChanged()
}

const numberFormats = new Map<string | undefined, Intl.NumberFormat>()

/** Browsers have no Uzbek number format and fall back to English commas; they are written as in Russian. */
function numbersIn(language: string | undefined): Intl.NumberFormat {
  // Cached: creating one takes longer than formatting all numbers of a page.
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language === 'uz' ? 'ru' : language)
  numberFormats.set(language, format)
  return format
}

export async function startI18n(language: Language): Promise<void> {
  document.documentElement.lang = language
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next
  })
  await loadTexts(language)
}

/** Without a document, as on the server. */
export async function loadTexts(language: Language): Promise<void> {
  await i18next
    .use({ type: 'backend' as const, read })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: ['shell', 'errors'],
      defaultNS: 'shell',
      // Bundled, so that an error screen needs no network.
      resources: { ru: { shell, errors } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { bindI18n: false },
    })
  i18next.services.formatter?.add('number', (value: number, locale) => numbersIn(locale).format(value))
}
