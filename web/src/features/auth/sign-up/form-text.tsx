import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { SignUpForm } from './sign-up.params.ts'
import { useFieldRules } from './use-field-rules.ts'

type TextName = { [K in keyof SignUpForm]: SignUpForm[K] extends string ? K : never }[keyof SignUpForm]

type Props = Pick<TextFieldProps, 'autoComplete' | 'type'> & {
  name: TextName
  hint?: string
  limit?: number
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  validate?: (value: string) => true | string
  onBlur?: RegisterOptions<SignUpForm>['onBlur']
}

/** A text field of the profile, if the seller's form has it, with its error below. */
export function FormText({ name, hint, limit = 200, inputMode = 'text', validate, onBlur, ...props }: Props) {
  const { t } = useTranslation('auth')
  const { register, formState } = useFormContext<SignUpForm>()
  const { isShown, isRequired } = useFieldRules()(name)
  if (!isShown) return null

  const error = formState.errors[name]?.message
  const validateText = (text: string) => (isRequired && text.trim() === '' ? t('signUp.required') : (validate?.(text) ?? true))
  return (
    <TextField
      {...register(name, { validate: validateText, ...(onBlur && { onBlur }) })}
      {...props}
      required={isRequired}
      label={t(`signUp.fields.${name}`)}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        formHelperText: { ...(error && { role: 'alert' }) },
        htmlInput: { maxLength: limit, inputMode },
      }}
    />
  )
}

export const sides = { display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' } as const
