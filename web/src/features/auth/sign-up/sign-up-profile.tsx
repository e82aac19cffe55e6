import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { formatPhone } from '#lib/phones.ts'
import { useSite } from '#parts/site/use-site.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showErrors } from '#ui/show-errors.ts'
import { HiddenUsername } from '../hidden-username.tsx'
import { isAlreadyRegistered } from '../refusals.ts'
import { CompanyBlock } from './company-block.tsx'
import { ConsentsBlock } from './consents-block.tsx'
import { ExtrasBlock } from './extras-block.tsx'
import { KindChoice } from './kind-choice.tsx'
import { PasswordBlock } from './password-block.tsx'
import { PersonBlock } from './person-block.tsx'
import { PlaceBlock } from './place-block.tsx'
import { ProvedContact } from './proved-contact.tsx'
import { useStep3 } from './sign-up.api.ts'
import { fieldsInOrder, serverNames, type SignUpForm, signUpBody, signUpMessage } from './sign-up.params.ts'
import { saveForm, requireNewProof, startOver, useSignUp } from './sign-up.store.ts'

const isProofExpired = (error: unknown) => error instanceof ApiError && error.code === 'auth.dead-proof'

/** Step 3: the person and the company. A refused or lost request keeps all input. */
export function SignUpProfile({ onAlreadyRegistered }: { onAlreadyRegistered: () => void }) {
  const { t } = useTranslation('auth')
  const { region, config } = useSite()
  const { proof, form: savedForm } = useSignUp()
  const step3 = useStep3()
  const form = useForm<SignUpForm>({
    // Focused below in the order of the screen: the form would put fields registered later last.
    shouldFocusError: false,
    defaultValues: {
      ...savedForm,
      regionId: savedForm.regionId || (region?.id ?? ''),
      // A hidden consent is never given.
      emailAgreedForMarketing: savedForm.emailAgreedForMarketing && config.signupForm.emailAgreedForMarketing.shown,
    },
  })

  useEffect(() => () => saveForm(form.getValues()), [form])
  if (!proof) return null
  const contact = [proof.phone && formatPhone(proof.phone), proof.email].filter(Boolean).join(', ')

  const submit = form.handleSubmit(
    (data) =>
      step3.mutate(signUpBody(data, proof), {
        onError: (error) => {
          if (isAlreadyRegistered(error)) return onAlreadyRegistered()
          const { company, isByHand } = form.getValues()
          // An error in a company from the directory can only be corrected by hand.
          if (company && !isByHand && error instanceof ApiError && error.fields.some(({ field }) => field.startsWith('company.')))
            form.setValue('isByHand', true)
          showErrors(form, error, { fields: fieldsInOrder, names: serverNames })
        },
      }),
    (errors) => {
      const first = fieldsInOrder.find((field) => errors[field])
      if (first) form.setFocus(first)
    },
  )
  const error = step3.error && !isProofExpired(step3.error) ? signUpMessage(step3.error) : undefined
  return (
    <FormProvider {...form}>
      <ProvedContact contact={contact} onChange={startOver} />
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('signUp.submit')} isPending={step3.isPending} error={error}>
        <HiddenUsername value={proof.email ?? proof.phone ?? ''} />
        <KindChoice />
        <CompanyBlock />
        <PersonBlock proof={proof} />
        <PlaceBlock />
        <PasswordBlock />
        <ExtrasBlock />
        <ConsentsBlock />
        {isProofExpired(step3.error) && (
          <Alert severity="warning" action={<ProveAgain />}>
            {signUpMessage(step3.error)}
          </Alert>
        )}
      </DialogForm>
    </FormProvider>
  )
}

function ProveAgain() {
  const { t } = useTranslation('auth')
  return (
    <Button color="inherit" size="small" onClick={requireNewProof}>
      {t('signUp.proveAgain')}
    </Button>
  )
}
