import Box from '@mui/material/Box'
import { useState } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LegalNote } from '../legal-note.tsx'
import { TextButton } from '../text-button.tsx'
import { AlreadyRegistered } from './already-registered.tsx'
import { SignUpCode } from './sign-up-code.tsx'
import { SignUpContact } from './sign-up-contact.tsx'
import { SignUpProfile } from './sign-up-profile.tsx'
import { useSignUp } from './sign-up.store.ts'
import { StepBar } from './step-bar.tsx'

/** O-12, S-08: the address, its code, then the profile. */
export function SignUpView({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  const { step, login } = useSignUp()
  const [isKnown, setKnown] = useState(false)
  if (isKnown) return <AlreadyRegistered login={login} onSignIn={onSignIn} />
  return (
    <>
      <StepBar step={step} />
      {step === 1 && <SignUpContact />}
      {step === 2 && <SignUpCode onAlreadyRegistered={() => setKnown(true)} />}
      {step === 3 && <SignUpProfile onAlreadyRegistered={() => setKnown(true)} />}
      {step !== 3 && (
        <>
          <Box sx={{ mt: 4, textAlign: 'center' }}>
            <Trans t={t} i18nKey="signUp.toSignIn" components={{ signIn: <TextButton onClick={onSignIn} /> }} />
          </Box>
          <LegalNote />
        </>
      )}
    </>
  )
}
