import { useTranslation } from 'react-i18next'
import { type AuthView, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { InvitationView } from './invitation-view.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpView } from './sign-up-view.tsx'

const titles: Record<AuthView, string> = { signin: 'signIn.title', signup: 'signUp.title', 'signin-by-invitation': 'invitation.title' }

/** One narrow dialog for every way in; switching the view does not add to the history. */
export function AuthDialog({ view }: { view: AuthView }) {
  const { t } = useTranslation('auth')
  const { open, close } = useHistoryStateSwitch()
  const show = (next: AuthView) => void open({ openedAuth: next }, { replace: true })
  return (
    <AppDialog isOpen maxWidth="xs" title={t(titles[view])} onClose={() => close('openedAuth', 'openedAuthTool')}>
      {view === 'signin' && <SignInForm onSignUp={() => show('signup')} />}
      {view === 'signup' && <SignUpView onSignIn={() => show('signin')} />}
      {view === 'signin-by-invitation' && <InvitationView onSignIn={() => show('signin')} />}
    </AppDialog>
  )
}
