import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiContentCopy } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { configuratorAddress } from './configurator.params.ts'

/** The link that opens the saved board for anyone who has it. */
export function ShareDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('configurator')
  const link = `${window.location.origin}${configuratorAddress({ board: token })}`
  const copy = async () => {
    await copyText(link)
    showMessage({ text: t('share.copied'), kind: 'success' })
  }
  return (
    <AppDialog
      isOpen
      title={t('share.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<Icon path={mdiContentCopy} fontSize="small" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      }
    >
      <Typography sx={{ mb: 3 }}>{t('share.text')}</Typography>
      <TextField
        fullWidth
        label={t('share.link')}
        value={link}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </AppDialog>
  )
}
