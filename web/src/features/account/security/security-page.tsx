import { useTranslation } from '#i18n/use-translation.tsx'
import { Page } from '#ui/page.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export function SecurityPage() {
  const { t } = useTranslation('account')
  return (
    <Page title={t('sections.security')}>
      <SessionsSection />
      <PasswordSection />
    </Page>
  )
}
