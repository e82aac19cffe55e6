import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'

/** Somebody else finished first, or the answer to our own was lost. */
export function ShopExists({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('setup')
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onOpen}>
          {t('exists.open')}
        </Button>
      }
    >
      {t('exists.text')}
    </Alert>
  )
}
