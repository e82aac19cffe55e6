import type { SignupForm } from './site.settings.ts'

export type SignupField = keyof SignupForm

const ofCompanies: ReadonlySet<SignupField> = new Set(['companyName', 'inn', 'jobPosition', 'kindOfActivity'])

/** What the seller's form makes of a field; one who buys for himself is not asked about a company. */
export function askFor(form: SignupForm, field: SignupField, { isIndividual }: { isIndividual: boolean }) {
  const { shown, required } = form[field]
  const isShown = shown && !(isIndividual && ofCompanies.has(field))
  return { isShown, isRequired: isShown && required }
}
