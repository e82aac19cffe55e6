import Button from '@mui/material/Button'
import { mdiAccountLockOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { DialogNotice } from '../product-dialog/dialog-notice.tsx'

/** Own products need an account. */
export function SignInFirst() {
  const { t } = useTranslation('product')
  const openAuth = useOpenAuth()
  return (
    <DialogNotice icon={mdiAccountLockOutline} title={t('own.signIn.title')} text={t('own.signIn.text')}>
      <Button variant="contained" onClick={() => openAuth('signin')}>
        {t('own.signIn.button')}
      </Button>
    </DialogNotice>
  )
}
