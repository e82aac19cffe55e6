import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vitrina/contract/languages'
import { useCallback } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { storeLanguage } from '#lib/language.ts'

/** Changes the language without a reload; server data are fetched again in it. */
export function useChangeLanguage() {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  return useCallback(
    async (language: Language) => {
      storeLanguage(language)
      await i18n.changeLanguage(language)
      await queries.invalidateQueries()
    },
    [i18n, queries],
  )
}
