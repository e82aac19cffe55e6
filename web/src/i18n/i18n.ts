import { DEFAULT_LANGUAGE, type Language } from '@vitrina/contract/languages'
import { createStore } from '#lib/store.ts'
import errors from './ru/errors.json' with { type: 'json' }
import shell from './ru/shell.json' with { type: 'json' }

type Bundle = { [key: string]: string | string[] | Bundle }
type Texts = ReadonlyMap<string, string | string[]>
/** `count` chooses the plural form. */
export type Values = Record<string, unknown>
export type Translate = (key: string, values?: Values) => string

/** One chunk for each language and domain word, fetched when a screen needs it. */
const bundles = import.meta.glob<{ default: Bundle }>(['./{ru,en,uz}/*.json', '!./ru/{shell,errors}.json'])

/** By path, so that a text is found in one step. */
function textsOf(bundle: Bundle, under = ''): [string, string | string[]][] {
  return Object.entries(bundle).flatMap(([key, text]) =>
    typeof text === 'string' || Array.isArray(text) ? [[under + key, text]] : textsOf(text, `${under}${key}.`),
  )
}

// The shell is bundled, so that an error screen needs no network.
const loaded = new Map<string, Texts>([
  ['ru/shell', new Map(textsOf(shell))],
  ['ru/errors', new Map(textsOf(errors))],
])
const loading = new Map<string, Promise<void>>()

/** The seller's own texts, which take the place of ours. */
export type Overrides = Record<string, Record<string, string>>
const overrides = new Map<Language, Overrides>()

/** Counts what makes every text new: another language, or other texts of the seller. */
export const revision = createStore(0)
const textsChanged = () => revision.set(revision.get() + 1)

/** `wanted`: the language chosen last, whose texts may still be loading. */
const spoken: { language: Language; wanted: Language; isStarted: boolean } = {
  language: DEFAULT_LANGUAGE,
  wanted: DEFAULT_LANGUAGE,
  isStarted: false,
}
const whenStarted: (() => void)[] = []

async function load(place: string): Promise<void> {
  loaded.set(place, new Map(textsOf((await bundles[`./${place}.json`]?.())?.default ?? {})))
}

async function fetchTexts(place: string): Promise<void> {
  if (loaded.has(place)) return
  const pending = loading.get(place) ?? load(place).finally(() => loading.delete(place))
  loading.set(place, pending)
  await pending
}

/** Russian is the source of all texts: what the others lack is said in it. */
const languagesOf = (language: Language) => [...new Set([language, DEFAULT_LANGUAGE])]
const placesOf = (language: Language, namespaces: readonly string[]) =>
  languagesOf(language).flatMap((one) => namespaces.map((name) => `${one}/${name}`))

const pluralRules = new Map<Language, Intl.PluralRules>()
const numberFormats = new Map<Language, Intl.NumberFormat>()

/** Made once: making one takes longer than formatting all numbers of a page. */
function madeOnce<T>(known: Map<Language, T>, language: Language, make: () => T): T {
  const one = known.get(language) ?? make()
  known.set(language, one)
  return one
}

const rulesIn = (language: Language) => madeOnce(pluralRules, language, () => new Intl.PluralRules(language))
/** Browsers have no Uzbek number format and fall back to English commas; they are written as in Russian. */
const numbersIn = (language: Language) =>
  madeOnce(numberFormats, language, () => new Intl.NumberFormat(language === 'uz' ? DEFAULT_LANGUAGE : language))

function formsOf(key: string, { language, count }: { language: Language; count: unknown }): string[] {
  if (typeof count !== 'number') return [key]
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rulesIn(language).select(count)}`, `${key}_other`, key]
}

type Place = { language: Language; namespace: string }

function find(key: string, { language, namespace }: Place, count?: unknown): string | string[] | undefined {
  for (const one of languagesOf(language)) {
    const ours = loaded.get(`${one}/${namespace}`)
    const sellers = overrides.get(one)?.[namespace]
    for (const form of formsOf(key, { language: one, count })) {
      const text = sellers?.[form] ?? ours?.get(form)
      if (text !== undefined) return text
    }
  }
  return undefined
}

const GAP = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g

function fill(text: string, values: Values, language: Language): string {
  if (!text.includes('{{')) return text
  return text.replace(GAP, (_, name: string, format: string | undefined) => {
    const value = (values[name] ?? '') as string | number
    return format === 'number' && value !== '' ? numbersIn(language).format(Number(value)) : String(value)
  })
}

/** `product:price` is a text of another domain word. */
function placed(key: string, place: Place): [string, Place] {
  const end = key.indexOf(':')
  return end < 0 ? [key, place] : [key.slice(end + 1), { ...place, namespace: key.slice(0, end) }]
}

export function translate(key: string, values: Values, place: Place): string {
  const [name, where] = placed(key, place)
  const text = find(name, where, values.count)
  return typeof text === 'string' ? fill(text, values, place.language) : name
}

const here = (): Place => ({ language: spoken.language, namespace: 'shell' })

/** Own, not a library of 11 KB: texts by key, plural forms, values and numbers are all that the store needs (decision 0052). */
export const i18n = {
  get language() {
    return spoken.language
  },
  t: (key: string, values: Values = {}) => translate(key, values, here()),
  exists: (key: string) => find(...placed(key, here())) !== undefined,
  list(key: string): string[] {
    const texts = find(...placed(key, here()))
    return Array.isArray(texts) ? texts : []
  },
  hasLoaded: (namespaces: readonly string[]) => placesOf(spoken.language, namespaces).every((place) => loaded.has(place)),
  async loadNamespaces(namespaces: readonly string[]): Promise<void> {
    await Promise.all(placesOf(spoken.language, namespaces).map(fetchTexts))
  },
  async changeLanguage(language: Language): Promise<void> {
    spoken.wanted = language
    const known = [...new Set([...loaded.keys()].map((place) => place.slice(place.indexOf('/') + 1)))]
    const places = placesOf(language, known)
    await Promise.allSettled(places.map(fetchTexts))
    // A text that did not load is said in Russian; the Russian ones are asked for again by whoever needs them.
    for (const place of places) if (!loaded.has(place) && !place.startsWith(`${DEFAULT_LANGUAGE}/`)) loaded.set(place, new Map())
    if (spoken.wanted !== language) return
    spoken.language = language
    if (typeof document !== 'undefined') document.documentElement.lang = language
    textsChanged()
  },
  get isStarted() {
    return spoken.isStarted
  },
  onStart: (run: () => void) => void (spoken.isStarted ? run() : whenStarted.push(run)),
}

/** The words of the shell, which every screen needs. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  spoken.isStarted = true
  for (const run of whenStarted.splice(0)) run()
}

export function mergeTranslations(language: Language, texts: Overrides): void {
  // The page that the server drew has them already: drawing every text again would be for nothing.
  if (overrides.get(language) === texts) return
  overrides.set(language, texts)
  textsChanged()
}
