import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { localStore } from '#lib/storage.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { HtmlContent } from '#ui/html-content.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { isNoticeDue } from './important-notice.rules.ts'

/** Time of the dismissal, under the key of specification §3. */
const DISMISSED = 'B2B_IMPORTANT_NOTICE_DISMISSED_AT'

/** O-09. Once, for a guest on a desktop; the history state `importantDialog` shows it again. */
export function ImportantNotice() {
  const { t } = useTranslation('notices')
  const { importantNotice } = useSite()
  const areOn = useAreTogglesOn()
  const { data: user } = useQuery(userQuery)
  const isDesktop = useDesktop()
  const isForced = useHistoryState('importantDialog') === true
  const isSigningIn = useHistoryState('openedAuth') !== undefined
  const { close } = useHistoryStateSwitch()
  const [dismissedAt, setDismissedAt] = useState(() => localStore.get(DISMISSED))

  const isDue = isNoticeDue({
    isDesktop,
    isForced,
    isOn: areOn(['importantNotice']),
    isGuest: user === null,
    isDismissed: dismissedAt !== null,
    isSigningIn,
  })
  if (!importantNotice || !isDue) return null

  const dismiss = () => {
    const now = new Date().toISOString()
    localStore.set(DISMISSED, now)
    setDismissedAt(now)
    if (isForced) close('importantDialog')
  }
  return (
    <AppDialog
      isOpen
      title={importantNotice.title}
      onClose={dismiss}
      actions={
        <Button variant="contained" onClick={dismiss}>
          {t('important.close')}
        </Button>
      }
    >
      <HtmlContent html={importantNotice.content} />
    </AppDialog>
  )
}
