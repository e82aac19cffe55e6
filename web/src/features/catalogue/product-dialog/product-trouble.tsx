import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiCloudAlertOutline, mdiPackageVariantClosedRemove } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'

type Props = { isMissing: boolean; onRetry: () => void; onClose: () => void }

/** Gone from the range or never there, or not to be had at the moment; the list under the dialog is not disturbed. */
export function ProductTrouble({ isMissing, onRetry, onClose }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const said = isMissing ? 'missing' : 'failed'
  return (
    <Box
      role="alert"
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        p: 6,
        textAlign: 'center',
      }}
    >
      <Box sx={{ display: 'flex', p: 4, mb: 2, borderRadius: '50%', bgcolor: 'action.selected', color: 'primary.main' }}>
        <Icon path={isMissing ? mdiPackageVariantClosedRemove : mdiCloudAlertOutline} sx={{ fontSize: 36 }} />
      </Box>
      <Typography variant="h2">{t(`dialog.trouble.${said}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440, textWrap: 'balance' }}>
        {t(`dialog.trouble.${said}.text`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>
        {!isMissing && (
          <Button variant="contained" onClick={onRetry}>
            {t('shell:retry')}
          </Button>
        )}
        <Button variant={isMissing ? 'contained' : 'outlined'} onClick={onClose}>
          {t('dialog.trouble.toList')}
        </Button>
      </Box>
    </Box>
  )
}
