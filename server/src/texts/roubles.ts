import type { Language } from '@vitrina/contract/languages'

const figures: Record<Language, Intl.NumberFormat> = {
  ru: new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }),
  uz: new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }),
}

/** Kopecks as people read them: 1 234,50 ₽. */
export const inRoubles = (kopecks: number, language: Language): string => `${figures[language].format(kopecks / 100)} ₽`
