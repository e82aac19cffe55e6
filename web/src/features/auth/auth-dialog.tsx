import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type AuthView, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { CodePanel } from './code-panel.tsx'
import { InvitationView } from './invitation-view.tsx'
import { ResetPanel } from './reset-panel.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useSignUp } from './sign-up/sign-up.store.ts'
import { SignUpView } from './sign-up/sign-up-view.tsx'
import { useAuthTool } from './use-auth-tool.ts'

const titles: Record<AuthView, string> = { signin: 'signIn.title', signup: 'signUp.title', 'signin-by-invitation': 'invitation.title' }
const panels = { code: 'code.title', reset: 'reset.title' } as const

/** One narrow dialog for all ways to sign in; switching the view does not add to the history. */
export function AuthDialog({ view }: { view: AuthView }) {
  const { t } = useTranslation('auth')
  const { open } = useHistoryStateSwitch()
  const { tool, openTool, closeTool, closeAll } = useAuthTool()
  const { step } = useSignUp()
  const panel = view === 'signin' && (tool === 'code' || tool === 'reset') ? tool : null
  // The profile has fields side by side; on a tablet the dialog fills the screen, but lines stay as long as on a desktop.
  const isProfile = view === 'signup' && step === 3
  const show = (next: AuthView) => void open({ openedAuth: next }, { replace: true })
  return (
    <AppDialog isOpen title={t(panel ? panels[panel] : titles[view])} onClose={closeAll}>
      <Box sx={{ maxWidth: isProfile ? 600 : 420, mx: 'auto' }}>
        {view === 'signin' && !panel && (
          <SignInForm onSignUp={() => show('signup')} onCode={() => openTool('code')} onReset={() => openTool('reset')} />
        )}
        {panel === 'code' && <CodePanel />}
        {panel === 'reset' && <ResetPanel onDone={closeTool} />}
        {panel && <BackToSignIn onBack={closeTool} />}
        {view === 'signup' && <SignUpView onSignIn={() => show('signin')} />}
        {view === 'signin-by-invitation' && <InvitationView onSignIn={() => show('signin')} />}
      </Box>
    </AppDialog>
  )
}
