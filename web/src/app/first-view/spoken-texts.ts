import type { Language } from '@vitrina/contract/languages'
import { i18n, mergeTranslations, type Overrides, startI18n } from '#i18n/i18n.ts'
import { storeLanguage } from '#lib/language.ts'

/** The texts that hold now; as long as the next page has the same ones, everything looked up stays. */
const spoken: { language: Language | null; texts: string } = { language: null, texts: '' }

/** The language of the page that is drawn next. */
export async function speak(language: Language): Promise<void> {
  storeLanguage(language)
  if (!i18n.isStarted) await startI18n(language)
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

/** The words of its site: ours, and the seller's own in their places. */
export function takeWords(language: Language, texts: Overrides): void {
  const written = JSON.stringify(texts)
  if (spoken.language === language && spoken.texts === written) return
  Object.assign(spoken, { language, texts: written })
  mergeTranslations(language, texts)
}
