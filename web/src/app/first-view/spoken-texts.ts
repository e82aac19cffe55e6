import type { Language } from '@vitrina/contract/languages'
import i18next, { type TFunction } from 'i18next'
import { loadTexts, mergeTranslations, takeOutTranslations } from '#i18n/i18n.ts'
import { storeLanguage } from '#lib/language.ts'

type Texts = Record<string, Record<string, string>>

const MOST_FILLED = 5_000

/** Texts filled with the same words are the same: a list says “in stock” and “pieces” in every row, and so does the next page. */
function filledOnce(t: TFunction): TFunction {
  const known = new Map<string, unknown>()
  const filled = (...given: Parameters<TFunction>): unknown => {
    const key = JSON.stringify(given)
    const text = known.get(key) ?? t(...given)
    if (known.size >= MOST_FILLED) known.clear()
    known.set(key, text)
    return text
  }
  return Object.assign(filled, t)
}

const fixedTexts = i18next.getFixedT.bind(i18next) as (language: string, name: string) => TFunction
Object.assign(i18next, { getFixedT: (language: string, name: string) => filledOnce(fixedTexts(language, name)) })

/** The texts that hold now; as long as the next page has the same ones, everything looked up stays. */
const spoken: { language: Language | null; texts: string; ours: Map<string, object> } = { language: null, texts: '{}', ours: new Map() }

/** The language of the page that is drawn next. */
export async function speak(language: Language): Promise<void> {
  storeLanguage(language)
  if (!i18next.isInitialized) await loadTexts(language)
  if (i18next.language !== language) await i18next.changeLanguage(language)
}

/** The words of its site: ours, and the seller's own in their places. */
export async function takeWords(language: Language, texts: Texts): Promise<void> {
  const written = JSON.stringify(texts)
  if (spoken.language === language && spoken.texts === written) return
  if (spoken.language) takeOutTranslations(spoken.language, spoken.ours)
  // Every text of ours that they replace is loaded first, so that it can be put back.
  const names = Object.keys(texts)
  await i18next.loadNamespaces(names)
  const ours = names.map((name) => [name, structuredClone(i18next.getResourceBundle(language, name) as object)] as const)
  Object.assign(spoken, { language, texts: written, ours: new Map(ours) })
  mergeTranslations(language, texts)
}
