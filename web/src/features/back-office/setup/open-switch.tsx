import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useSetOpen } from './setup-desk.api.ts'

/** Opening is the seller's decision: what is missing is said, not enforced. */
export function OpenSwitch({ isOpen, isReady }: { isOpen: boolean; isReady: boolean }) {
  const { t } = useTranslation('setup-desk')
  const set = useSetOpen()
  return (
    <SectionFrame title={t(isOpen ? 'open.isOpen' : 'open.isClosed')}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t(isOpen ? 'open.openText' : 'open.closedText')}</Typography>
      {!isOpen && !isReady && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('open.notReady')}
        </Alert>
      )}
      <Button variant={isOpen ? 'outlined' : 'contained'} loading={set.isPending} onClick={() => set.mutate(!isOpen)}>
        {t(isOpen ? 'open.close' : 'open.open')}
      </Button>
    </SectionFrame>
  )
}
