import { useQuery } from '@tanstack/react-query'
import { LOOK_COOKIE, NO_LOOK, widthOf, writeLook } from '@vitrina/contract/site/first-view.rules'
import { useEffect } from 'react'
import { userToken } from '#api/session.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { cookieQuery } from './cookie.api.ts'
import { useSiteIfKnown, useUser } from './use-site.ts'

const YEAR = 365 * 24 * 60 * 60

/** Tells the server how this guest's next page looks; a user's choices are the user's own and are not written down here. */
export function useLookCookie({ isNoticeDismissed }: { isNoticeDismissed: boolean }): void {
  const { i18n } = useTranslation()
  const info = useSiteIfKnown()
  const user = useUser()
  const { data: cookie } = useQuery({ ...cookieQuery, enabled: false })
  const language = i18n.language
  const regionId = info?.region?.id ?? null
  const hasAcceptedCookies = cookie?.accepted === true
  const isKnown = info !== undefined && cookie !== undefined && user === null
  useEffect(() => {
    if (!isKnown || userToken() || document.cookie.includes(`${LOOK_COOKIE}=${NO_LOOK}`)) return
    const look = writeLook({ language, regionId, width: widthOf(window.innerWidth), hasAcceptedCookies, isNoticeDismissed })
    document.cookie = `${LOOK_COOKIE}=${look}; path=/; max-age=${YEAR}; SameSite=Lax`
  }, [isKnown, language, regionId, hasAcceptedCookies, isNoticeDismissed])
}
