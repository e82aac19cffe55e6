import Button from '@mui/material/Button'
import { mdiStorefrontOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { useSite, useUser } from '#parts/site/use-site.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** The page that everyone but the staff sees until the seller opens the shop. */
export function ClosedShop() {
  const { t } = useTranslation('setup')
  const openAuth = useOpenAuth()
  const { site, config } = useSite()
  const user = useUser()
  const { phone, email } = config.contacts
  return (
    <ErrorScreen
      icon={mdiStorefrontOutline}
      title={t('closed.title')}
      text={
        <>
          <p>{t('closed.text', { name: site.name })}</p>
          {(phone || email) && <p>{[phone, email].filter(Boolean).join(' · ')}</p>}
        </>
      }
      actions={
        !user && (
          <Button variant="outlined" onClick={() => openAuth('signin')}>
            {t('closed.enter')}
          </Button>
        )
      }
    />
  )
}
