import { fieldVisibility } from '@vitrina/contract/auth/sign-up.rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSite } from '#parts/site/use-site.ts'
import { formField, type SignUpForm } from './sign-up.params.ts'

/** Whether the seller's form has a field, and whether it may stay empty; the other fields are on every site. */
export function useFieldRules() {
  const { signupForm } = useSite().config
  const { control } = useFormContext<SignUpForm>()
  const isIndividual = useWatch({ control, name: 'kind' }) === 'individual'
  return (name: keyof SignUpForm) => {
    const field = formField(name, signupForm)
    return field ? fieldVisibility(signupForm, field, { isIndividual }) : { isShown: true, isRequired: false }
  }
}
