import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mergeTranslations } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { currentLanguage } from '#lib/language.ts'
import { infoQuery, settingsQuery, translationsQuery, userQuery } from '#parts/site/site.api.ts'
import { setSiteName } from '#ui/use-document-title.ts'
import { useFirstLanguage } from './use-first-language.ts'
import { useFirstMessages } from './use-first-messages.ts'

type Start = { status: 'pending' } | { status: 'ready' } | { status: 'failed'; error: Error; retry: () => void }

/** Specification §4: app info first, and its failure stops the rest; then the user, the settings and the seller's texts together. */
export function useStart(): Start {
  const info = useQuery(infoQuery)
  const isKnown = info.isSuccess
  const settings = useQuery({ ...settingsQuery, enabled: isKnown })
  const user = useQuery({ ...userQuery, enabled: isKnown })
  const isTextReady = useSellerTexts(isKnown)
  const areMessagesReady = useFirstMessages(info.data)
  useFirstLanguage(info.data?.languages)
  const name = info.data?.site.name
  useEffect(() => {
    if (name) setSiteName(name)
  }, [name])

  const failed = [info, settings, user].find((query) => query.isError && query.data === undefined)
  if (failed?.error) return { status: 'failed', error: failed.error, retry: () => void failed.refetch() }
  if (info.data === undefined || settings.data === undefined || user.data === undefined) return { status: 'pending' }
  return { status: isTextReady && areMessagesReady ? 'ready' : 'pending' }
}

/** Without the seller's texts our own are shown: no reason to stop, nor to blink when the language changes. */
function useSellerTexts(isKnown: boolean): boolean {
  const { i18n } = useTranslation()
  const language = currentLanguage()
  const { data, isPlaceholderData, isPending } = useQuery({
    ...translationsQuery(language),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (data && !isPlaceholderData) mergeTranslations(language, data)
  }, [data, isPlaceholderData, language, i18n.language])
  return !isPending
}
