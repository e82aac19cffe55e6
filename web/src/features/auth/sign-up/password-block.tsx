import Box from '@mui/material/Box'
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/auth/auth.rules'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PasswordField } from '../password-field.tsx'
import { FormSection } from './form-section.tsx'
import { sides } from './form-text.tsx'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

export function PasswordBlock() {
  const { t } = useTranslation('auth')
  const { register, formState } = useFormContext<SignUpForm>()
  const { errors } = formState
  const { isShown, isRequired } = useFieldRules()('repeatPassword')
  return (
    <FormSection title={t('signUp.sections.password')}>
      <Box sx={sides}>
        <PasswordField
          registered={register('password', {
            required: t('signIn.passwordRequired'),
            minLength: { value: MIN_PASSWORD_LENGTH, message: t('password.short', { count: MIN_PASSWORD_LENGTH }) },
          })}
          label={t('signIn.password')}
          autoComplete="new-password"
          required
          hint={t('password.hint', { count: MIN_PASSWORD_LENGTH })}
          error={errors.password?.message}
        />
        {isShown && (
          <PasswordField
            registered={register('repeatPassword', {
              ...(isRequired && { required: t('password.repeatRequired') }),
              validate: (repeat, { password }) => repeat === '' || repeat === password || t('password.other'),
            })}
            label={t('password.repeat')}
            autoComplete="new-password"
            required={isRequired}
            error={errors.repeatPassword?.message}
          />
        )}
      </Box>
    </FormSection>
  )
}
