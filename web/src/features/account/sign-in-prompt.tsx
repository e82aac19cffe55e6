import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { ErrorScreen } from '#ui/error-screens.tsx'
import type { AccountSection } from './account-sections.ts'

/** P-01: shows a guest what the screen is for, and asks to sign in. */
export function SignInPrompt({ section }: { section: AccountSection }) {
  const { t } = useTranslation('account')
  const openAuth = useOpenAuth()
  return (
    <ErrorScreen
      icon={section.icon}
      title={t(`sections.${section.name}`)}
      text={t('signIn.text')}
      actions={
        <>
          <Button variant="contained" onClick={() => openAuth('signin')}>
            {t('signIn.enter')}
          </Button>
          <Button variant="outlined" onClick={() => openAuth('signup')}>
            {t('signIn.join')}
          </Button>
        </>
      }
    />
  )
}
