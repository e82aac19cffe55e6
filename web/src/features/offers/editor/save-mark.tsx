import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiAlertCircleOutline, mdiCheck, mdiCloudOffOutline, mdiSync } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import type { OfferEditor, SaveState } from './offer-editor.ts'
import { useOfferState } from './use-offer-editor.ts'

const looks: Record<SaveState, { icon: string; color: string }> = {
  saved: { icon: mdiCheck, color: 'success.main' },
  saving: { icon: mdiSync, color: 'text.secondary' },
  offline: { icon: mdiCloudOffOutline, color: 'warning.main' },
  asked: { icon: mdiAlertCircleOutline, color: 'warning.main' },
  refused: { icon: mdiAlertCircleOutline, color: 'error.main' },
}

/** One word on whether the server has everything. */
export function SaveMark({ editor }: { editor: OfferEditor }) {
  const { t } = useTranslation('offers')
  const save = useOfferState(editor, (state) => state.save)
  const { icon, color } = looks[save]
  return (
    <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13, color, minWidth: 96 }}>
      <Icon path={icon} sx={{ fontSize: 16 }} />
      {t(`save.${save}`)}
      {save === 'offline' && (
        <Button size="small" onClick={editor.flush}>
          {t('save.retry')}
        </Button>
      )}
    </Box>
  )
}

/** The server's reason, and both ways on. */
export function SaveRefusal({ editor }: { editor: OfferEditor }) {
  const { t } = useTranslation('offers')
  const refusal = useOfferState(editor, (state) => (state.save === 'refused' ? state.refusal || ' ' : null))
  if (refusal === null) return null
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button size="small" color="inherit" onClick={editor.flush}>
            {t('save.retry')}
          </Button>
          <Button size="small" color="inherit" onClick={editor.discard}>
            {t('save.discard')}
          </Button>
        </>
      }
    >
      {t('save.refusedText', { reason: refusal })}
    </Alert>
  )
}
