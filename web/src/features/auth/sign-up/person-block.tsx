import Box from '@mui/material/Box'
import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { tidyLogin } from '../contact.params.ts'
import { FormSection } from './form-section.tsx'
import { FormText, sides } from './form-text.tsx'
import type { Proof, SignUpForm } from './sign-up.params.ts'

/** Names, and the contact that step 1 did not confirm. */
export function PersonBlock({ proof }: { proof: Proof }) {
  const { t } = useTranslation('auth')
  const { setValue } = useFormContext<SignUpForm>()
  return (
    <FormSection title={t('signUp.sections.person')}>
      <Box sx={sides}>
        <FormText name="lastname" autoComplete="family-name" />
        <FormText name="firstname" autoComplete="given-name" />
        <FormText name="middlename" autoComplete="additional-name" />
        <FormText name="position" autoComplete="organization-title" />
        {!proof.email && (
          <FormText
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            limit={254}
            validate={(email) => email.trim() === '' || emailOf(email) !== null || t('contact.wrongEmail')}
          />
        )}
        {!proof.phone && (
          <FormText
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            limit={32}
            validate={(phone) => phone.trim() === '' || phoneOf(phone) !== null || t('contact.wrongPhone')}
            onBlur={(event: { target: { value: string } }) => setValue('phone', tidyLogin(event.target.value))}
          />
        )}
      </Box>
    </FormSection>
  )
}
