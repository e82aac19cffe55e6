import type { Language } from '@vitrina/contract/languages'
import { useEffect } from 'react'
import { currentLanguage, hasChosenLanguage, storeLanguage } from '#lib/language.ts'
import { useChangeLanguage } from '../use-change-language.ts'

/** Specification §4: the first configured language, until the visitor chooses one of the configured. */
export function useFirstLanguage(configured: readonly Language[] | undefined): void {
  const changeLanguage = useChangeLanguage()
  useEffect(() => {
    const first = configured?.[0]
    if (!first) return
    const current = currentLanguage()
    if (hasChosenLanguage() && configured.includes(current)) return
    if (current === first) storeLanguage(first)
    else void changeLanguage(first)
  }, [configured, changeLanguage])
}
