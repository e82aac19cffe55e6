import { useQuery } from '@tanstack/react-query'
import { LOOK_COOKIE, NO_LOOK, widthOf, writeLook, writeOwnLook } from '@vitrina/contract/site/first-view.rules'
import { useEffect } from 'react'
import { userToken } from '#api/session.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { cookieQuery } from './cookie.api.ts'
import { useSiteIfKnown, useUser } from './use-site.ts'

const YEAR = 365 * 24 * 60 * 60

/** Tells the server how this guest's next page looks; of a user's choices only the language, because their page is not drawn there. */
export function useLookCookie({ isNoticeDismissed }: { isNoticeDismissed: boolean }): void {
  const { i18n } = useTranslation()
  const info = useSiteIfKnown()
  const user = useUser()
  const { data: cookie } = useQuery({ ...cookieQuery, enabled: false })
  const language = i18n.language
  const regionId = info?.region?.id ?? null
  const hasAcceptedCookies = cookie?.accepted === true
  const isUser = user !== null
  const isKnown = info !== undefined && cookie !== undefined
  useEffect(() => {
    // With a token and no user yet, or no longer, it is not known whose page the next one is.
    if (!isKnown || isUser !== (userToken() !== null) || document.cookie.includes(`${LOOK_COOKIE}=${NO_LOOK}`)) return
    const width = widthOf(window.innerWidth)
    const look = isUser
      ? writeOwnLook({ language, width })
      : writeLook({ language, regionId, width, hasAcceptedCookies, isNoticeDismissed })
    document.cookie = `${LOOK_COOKIE}=${look}; path=/; max-age=${YEAR}; SameSite=Lax`
  }, [isKnown, isUser, language, regionId, hasAcceptedCookies, isNoticeDismissed])
}
