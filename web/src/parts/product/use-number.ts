import { useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

const formats = new Map<string, Intl.NumberFormat>()

/** Browsers have no Uzbek number format; they are written as in Russian. */
function formatIn(language: string): Intl.NumberFormat {
  const spoken = language === 'uz' ? 'ru' : language
  const format = formats.get(spoken) ?? new Intl.NumberFormat(spoken, { maximumFractionDigits: 3 })
  formats.set(spoken, format)
  return format
}

/** Formatted amounts, at most three decimals. */
export function useNumber() {
  const { language } = useTranslation().i18n
  return useCallback((value: number) => formatIn(language).format(value), [language])
}
