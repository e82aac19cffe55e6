import Button from '@mui/material/Button'
import type { AppInfo } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { HtmlContent } from '#ui/html-content.tsx'
import { dismissImportantNotice } from './use-important-notice.ts'

type Notice = NonNullable<AppInfo['importantNotice']>

/** O-09. Once, for a guest on a desktop; the history state `importantDialog` shows it again. */
export function ImportantNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices')
  const isForced = useHistoryState('importantDialog') === true
  const { close } = useHistoryStateSwitch()

  const dismiss = () => {
    dismissImportantNotice()
    if (isForced) close('importantDialog')
  }
  return (
    <AppDialog
      isOpen
      title={notice.title}
      onClose={dismiss}
      actions={
        <Button variant="contained" onClick={dismiss}>
          {t('important.close')}
        </Button>
      }
    >
      <HtmlContent html={notice.content} />
    </AppDialog>
  )
}
