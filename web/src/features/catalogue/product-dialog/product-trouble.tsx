import Button from '@mui/material/Button'
import { mdiCloudAlertOutline, mdiPackageVariantClosedRemove } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DialogNotice } from './dialog-notice.tsx'

type Props = { isMissing: boolean; onRetry: () => void; onClose: () => void }

/** The product is missing or failed to load; the list under the dialog is not affected. */
export function ProductTrouble({ isMissing, onRetry, onClose }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const textKey = isMissing ? 'missing' : 'failed'
  return (
    <DialogNotice
      isTrouble
      icon={isMissing ? mdiPackageVariantClosedRemove : mdiCloudAlertOutline}
      title={t(`dialog.trouble.${textKey}.title`)}
      text={t(`dialog.trouble.${textKey}.text`)}
    >
      {!isMissing && (
        <Button variant="contained" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      )}
      <Button variant={isMissing ? 'contained' : 'outlined'} onClick={onClose}>
        {t('dialog.trouble.toList')}
      </Button>
    </DialogNotice>
  )
}
