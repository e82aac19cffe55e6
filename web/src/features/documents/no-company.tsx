import Button from '@mui/material/Button'
import { mdiDomain, mdiFileDocumentOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** P-01: a guest is told what the screen is for, and asked to sign in. */
export function SignInFirst() {
  const { t } = useTranslation('documents')
  const openAuth = useOpenAuth()
  return (
    <ErrorScreen
      icon={mdiFileDocumentOutline}
      title={t('title')}
      text={t('guest.text')}
      actions={
        <Button variant="contained" onClick={() => openAuth('signin')}>
          {t('guest.enter')}
        </Button>
      }
    />
  )
}

/** Papers belong to a company. */
export function NoCompany() {
  const { t } = useTranslation('documents')
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
