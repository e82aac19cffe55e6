import { CookieNotice } from '#features/notices/cookie-notice.tsx'
import { useImportantNotice, useIsNoticeDismissed } from '#features/notices/use-important-notice.ts'
import { useLookCookie } from '#parts/site/use-look-cookie.ts'
import { ImportantNotice } from './important-notice-chunk.ts'

/** A first visit shows one thing at a time: the important notice, and the cookie notice once that is dismissed. */
export function FirstVisitNotices() {
  const notice = useImportantNotice()
  // Written here because this part is on every page, and knows what may be written.
  useLookCookie({ isNoticeDismissed: useIsNoticeDismissed() })
  return notice ? <ImportantNotice notice={notice} /> : <CookieNotice />
}
