import Button from '@mui/material/Button'
import { mdiShieldLockOutline } from '@mdi/js'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorScreen } from '#ui/error-screens.tsx'

/** A guest may sign in as staff; a buyer has no access, and a colleague only to sections of their own. */
export function StaffOnly({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation('back-office')
  const openAuth = useOpenAuth()
  const isColleague = user !== null && isStaff(user.Group)
  return (
    <ErrorScreen
      icon={mdiShieldLockOutline}
      title={t(isColleague ? 'staffOnly.notYours' : 'staffOnly.title')}
      text={t(isColleague ? 'staffOnly.permission' : user ? 'staffOnly.buyer' : 'staffOnly.guest')}
      actions={
        user ? (
          <Button variant="contained" component={Anchor} href={isColleague ? paths.backOffice : paths.home}>
            {t(isColleague ? 'staffOnly.rooms' : 'staffOnly.home')}
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
