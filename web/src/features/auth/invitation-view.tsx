import Typography from '@mui/material/Typography'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { CodeField } from '#parts/code/code-field.tsx'
import { paths } from '#lib/paths.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useSignInByInvitation } from './auth.api.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { InvitedNewcomer } from './invited-newcomer.tsx'
import { LegalNote } from './legal-note.tsx'
import { codeRefusal } from './refusals.ts'

/** O-14, S-07: the code of the letter; a new user is then asked for a name and a password. */
export function InvitationView({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  const { invitation }: { invitation?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const signIn = useSignInByInvitation()
  const [code, setCode] = useState('')
  const [newcomer, setNewcomer] = useState<{ code: string; companyName: string } | null>(null)
  if (!invitation) return <Navigate to={paths.home} replace state={{}} />

  /** Specification §8: a 401 reopens sign-in; the dead invitation is removed from the address. */
  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401)
      void navigate({ to: paths.home, replace: true, search: {}, state: (before) => ({ ...before, openedAuth: 'signin' }) })
  }
  if (newcomer) return <InvitedNewcomer invitation={invitation} {...newcomer} onRefused={refuse} />
  const submit = (typed: string) => {
    if (!typed || signIn.isPending) return
    signIn.mutate(
      { invitation, code: typed },
      {
        onSuccess: ({ authToken, companyName = '' }) => {
          if (!authToken) setNewcomer({ code: typed, companyName })
        },
        onError: refuse,
      },
    )
  }
  return (
    <>
      <Typography>{t('invitation.text')}</Typography>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          submit(code)
        }}
        submit={t('invitation.submit')}
        isPending={signIn.isPending}
        isIncomplete={code === ''}
      >
        <CodeField
          label={t('code.label')}
          value={code}
          onChange={(typed) => {
            setCode(typed)
            if (signIn.isError) signIn.reset()
          }}
          onComplete={submit}
          error={codeRefusal(signIn.error)}
        />
      </DialogForm>
      <BackToSignIn onBack={onSignIn} />
      <LegalNote />
    </>
  )
}
