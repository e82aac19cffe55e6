import { useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Browsers have no Uzbek number format; they are written as in Russian. */
function formatIn(language: string, kopecks: boolean): Intl.NumberFormat {
  const key = `${language}${kopecks}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language === 'uz' ? 'ru' : language, {
      minimumFractionDigits: kopecks ? 2 : 0,
      maximumFractionDigits: kopecks ? 2 : 0,
    })
  formats.set(key, format)
  return format
}

/** K-01: formatted roubles with the site's currency sign: `1 234 567,50 ₽`. */
export function useMoney() {
  const { language } = useTranslation().i18n
  const { sign } = useSite().currency
  return useCallback(
    // A minus as wide as a plus: a hyphen is easily missed before a figure.
    (value: number, { kopecks = true } = {}) => `${formatIn(language, kopecks).format(value).replace('-', '−')} ${sign}`,
    [language, sign],
  )
}
