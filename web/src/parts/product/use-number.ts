import { useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

const formats = new Map<string, Intl.NumberFormat>()

/** Browsers know no Uzbek numbers; they are written as in Russian. */
function formatIn(language: string): Intl.NumberFormat {
  const spoken = language === 'uz' ? 'ru' : language
  const format = formats.get(spoken) ?? new Intl.NumberFormat(spoken, { maximumFractionDigits: 3 })
  formats.set(spoken, format)
  return format
}

/** Amounts as people read them, at most three decimals. */
export function useNumber() {
  const { language } = useTranslation().i18n
  return useCallback((value: number) => formatIn(language).format(value), [language])
}
