import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/auth/auth.rules'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CodeField } from '#parts/code/code-field.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { closeMessage, showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useResetPassword } from './auth.api.ts'
import { type Contact, formatContact } from './contact.params.ts'
import { HiddenUsername } from './hidden-username.tsx'
import { PasswordField } from './password-field.tsx'
import { codeRefusal, fieldMessage } from './refusals.ts'
import { SentTo } from './sent-to.tsx'

type Props = { contact: Contact; onChangeContact: () => void; onDone: (password: string) => void; children: ReactNode }

const empty = { code: '', password: '', passwordRepeat: '' }

/** The second step of the reset: the code and the new password twice. */
export function NewPasswordStep({ contact, onChangeContact, onDone, children }: Props) {
  const { t } = useTranslation('auth')
  const reset = useResetPassword()
  const form = useForm({ defaultValues: empty })
  const entered = useWatch({ control: form.control })
  const { errors } = form.formState

  const submit = form.handleSubmit((data) =>
    reset.mutate(
      { contact, ...data },
      {
        onSuccess: ({ message, errorCode }) => {
          if (errorCode === 1) return form.setError('code', { message })
          showMessage({ text: message, kind: 'success' })
          onDone(data.password)
        },
        onError: (error) => {
          showErrors(form, error, { fields: ['code', 'password', 'passwordRepeat'], names: { repeatPassword: 'passwordRepeat' } })
          // V-02: shown at the field, the general message is dropped.
          if (fieldMessage(error, 'repeatPassword')) closeMessage()
        },
      },
    ),
  )
  return (
    <>
      <SentTo contact={contact} onChange={onChangeContact} />
      <DialogForm
        onSubmit={(event) => void submit(event)}
        submit={t('reset.submit')}
        isPending={reset.isPending}
        isIncomplete={!entered.code || !entered.password || !entered.passwordRepeat}
      >
        <HiddenUsername value={formatContact(contact)} />
        <CodeField
          label={t('code.label')}
          value={entered.code ?? ''}
          onChange={(code) => {
            form.setValue('code', code)
            form.clearErrors('code')
            if (reset.isError) reset.reset()
          }}
          error={errors.code?.message ?? codeRefusal(reset.error)}
        />
        <PasswordField
          registered={form.register('password', {
            minLength: { value: MIN_PASSWORD_LENGTH, message: t('password.short', { count: MIN_PASSWORD_LENGTH }) },
          })}
          label={t('reset.password')}
          autoComplete="new-password"
          hint={t('password.hint', { count: MIN_PASSWORD_LENGTH })}
          error={errors.password?.message}
        />
        <PasswordField
          registered={form.register('passwordRepeat', {
            validate: (repeat, { password }) => repeat === password || t('password.other'),
          })}
          label={t('password.repeat')}
          autoComplete="new-password"
          error={errors.passwordRepeat?.message}
        />
      </DialogForm>
      {children}
    </>
  )
}
