import Button from '@mui/material/Button'
import { mdiShieldLockOutline } from '@mdi/js'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** A guest may sign in as staff; a buyer has no access. */
export function StaffOnly({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation('back-office')
  const openAuth = useOpenAuth()
  return (
    <ErrorScreen
      icon={mdiShieldLockOutline}
      title={t('staffOnly.title')}
      text={t(user ? 'staffOnly.buyer' : 'staffOnly.guest')}
      actions={
        user ? (
          <Button variant="contained" component={Anchor} href={paths.home}>
            {t('staffOnly.home')}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => openAuth('signin')}>
            {t('staffOnly.enter')}
          </Button>
        )
      }
    />
  )
}
