import type { SignupForm } from '../site/site.settings.ts'

export type SignupField = keyof SignupForm

const ofCompanies: ReadonlySet<SignupField> = new Set(['companyName', 'inn', 'jobPosition', 'kindOfActivity'])

/** How the seller's form shows a field; a person buying for themselves is not asked about a company. */
export function fieldVisibility(form: SignupForm, field: SignupField, { isIndividual }: { isIndividual: boolean }) {
  const { shown, required } = form[field]
  const isShown = shown && !(isIndividual && ofCompanies.has(field))
  return { isShown, isRequired: isShown && required }
}
