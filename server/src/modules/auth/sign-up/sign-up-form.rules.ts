import type { SignUpCompany, signUpData } from '@vitrina/contract/auth/sign-up'
import { fieldVisibility, type SignupField } from '@vitrina/contract/auth/sign-up.rules'
import type { SiteConfig, SignupForm } from '@vitrina/contract/site/site.settings'
import type * as z from 'zod'
import type { Party } from './sign-up.rules.ts'

export type SignUpInput = z.output<typeof signUpData>

/** The seller's form; a store without regions does not ask for one. */
export const formOn = ({ signupForm, toggles }: SiteConfig): SignupForm =>
  toggles.regions ? signupForm : { ...signupForm, regionId: { shown: false, required: false } }

const companyShown = ({ name, address, ...numbers }: SignUpCompany, form: SignupForm): SignUpCompany => ({
  ...(form.companyName.shown && { name }),
  ...(form.inn.shown && numbers),
  address,
})

/** The fields of the form alone: any others are dropped. */
export function onlyShown(input: SignUpInput, form: SignupForm): SignUpInput {
  const hidden = new Set(Object.keys(form).filter((field) => !form[field as SignupField].shown))
  if (hidden.has('jobPosition')) hidden.add('position')
  if (hidden.has('companyName') && hidden.has('inn')) hidden.add('company').add('companyRequisites')
  const shown = Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.has(name))) as SignUpInput
  return shown.company ? { ...shown, company: companyShown(shown.company, form) } : shown
}

/**
 * The required fields that stayed empty. A proved e-mail need not be written again; "no" is an answer too, for a consent
 * that cannot be refused is none. The repeat of the password is judged with the password.
 */
export function missingIn(
  input: SignUpInput,
  form: SignupForm,
  { party, provedEmail }: { party: Party | null; provedEmail: string | null },
): SignupField[] {
  const written: Record<Exclude<SignupField, 'repeatPassword'>, string | number | boolean | null | undefined> = {
    companyName: party?.name,
    inn: party?.inn,
    jobPosition: input.position || input.jobPosition,
    email: provedEmail ?? input.email?.trim(),
    regionId: input.regionId,
    city: input.city,
    kindOfActivity: input.kindOfActivity,
    commodityGroup: input.commodityGroup,
    promoCode: input.promoCode?.trim(),
    loyaltyCardNumber: input.loyaltyCardNumber?.trim(),
    isIndividual: input.isIndividual,
    emailAgreedForMarketing: input.emailAgreedForMarketing,
  }
  const isIndividual = input.isIndividual ?? false
  return Object.entries(written).flatMap(([name, value]) => {
    const field = name as keyof typeof written
    const isEmpty = value === undefined || value === null || value === ''
    return isEmpty && fieldVisibility(form, field, { isIndividual }).isRequired ? [field] : []
  })
}
