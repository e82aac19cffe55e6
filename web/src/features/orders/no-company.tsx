import Button from '@mui/material/Button'
import { mdiClipboardTextOutline, mdiDomain } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** P-01: a guest is told what the screen is for, and asked to sign in. */
export function SignInFirst() {
  const { t } = useTranslation('orders')
  const openAuth = useOpenAuth()
  return (
    <ErrorScreen
      icon={mdiClipboardTextOutline}
      title={t('title')}
      text={t('guest.text')}
      actions={
        <>
          <Button variant="contained" onClick={() => openAuth('signin')}>
            {t('guest.enter')}
          </Button>
          <Button variant="outlined" onClick={() => openAuth('signup')}>
            {t('guest.join')}
          </Button>
        </>
      }
    />
  )
}

/** Orders belong to a company. */
export function NoCompany() {
  const { t } = useTranslation('orders')
  return (
    <ErrorScreen
      icon={mdiDomain}
      title={t('title')}
      text={t('noCompany.text')}
      actions={
        <Button variant="contained" component={Anchor} href={paths.company}>
          {t('noCompany.action')}
        </Button>
      }
    />
  )
}
