import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { profileQuery } from '../account.api.ts'
import { LoadingForm } from '../loading-form.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactSection } from './contact-section.tsx'
import { ProfileForm } from './profile-form.tsx'

/** */
export function ProfilePage() {
  const { t } = useTranslation('account')
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const tool = useHistoryState('openedAccountTool')
  if (error && !profile) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('sections.profile')}>
      {!profile && <LoadingForm rows={7} />}
      {profile && (
        <>
          <AvatarSection profile={profile} />
          <ProfileForm profile={profile} />
          <ContactSection profile={profile} />
          {(tool?.kind === 'email' || tool?.kind === 'phone') && <ContactDialog key={tool.kind} field={tool.kind} profile={profile} />}
        </>
      )}
    </Page>
  )
}
