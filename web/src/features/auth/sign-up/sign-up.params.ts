import type { CompanySuggestion } from '@vitrina/contract/directory/directory'
import type { SignUpCompany, SignUpData } from '@vitrina/contract/auth/sign-up'
import type { SignupField } from '@vitrina/contract/auth/sign-up.rules'
import type { SignupForm } from '@vitrina/contract/site/site.settings'
import { phoneOf } from '@vitrina/contract/account/contacts.rules'
import { isCompanyInn, isKpp, isPersonInn } from '@vitrina/contract/companies/requisites.rules'
import { ApiError } from '#api/api-error.ts'
import { fieldMessage } from '../refusals.ts'

export const kinds = ['legal', 'sole', 'individual'] as const
export type Kind = (typeof kinds)[number]

/** Contacts confirmed by step 2 or the bank; the bank may confirm both. */
export type Proof = { token: string; phone?: string; email?: string }

export type Requisites = { name: string; data: string }

/** The form of step 3. */
export type SignUpForm = {
  kind: Kind
  /** From the directory; null: not chosen, or entered by hand. */
  company: SignUpCompany | null
  isByHand: boolean
  companyName: string
  inn: string
  kpp: string
  companyRequisites: Requisites | null
  lastname: string
  firstname: string
  middlename: string
  position: string
  email: string
  phone: string
  city: string
  regionId: number | ''
  kindOfActivity: string
  commodityGroup: string
  loyaltyCardNumber: string
  promoCode: string
  password: string
  repeatPassword: string
  agreedForTerms: boolean
  agreeForProcessingData: boolean
  emailAgreedForMarketing: boolean
}

/** Specification §5: both consents are ticked by default, the person ticks the agreement; all three are sent as shown. */
export const emptySignUp: SignUpForm = {
  kind: 'legal',
  company: null,
  isByHand: false,
  companyName: '',
  inn: '',
  kpp: '',
  companyRequisites: null,
  lastname: '',
  firstname: '',
  middlename: '',
  position: '',
  email: '',
  phone: '',
  city: '',
  regionId: '',
  kindOfActivity: '',
  commodityGroup: '',
  loyaltyCardNumber: '',
  promoCode: '',
  password: '',
  repeatPassword: '',
  agreedForTerms: false,
  agreeForProcessingData: true,
  emailAgreedForMarketing: true,
}

/** In the order of the screen: the first field with an error gets the focus. */
export const fieldsInOrder = [
  'company',
  'companyName',
  'inn',
  'kpp',
  'companyRequisites',
  'lastname',
  'firstname',
  'middlename',
  'position',
  'email',
  'phone',
  'regionId',
  'city',
  'kindOfActivity',
  'commodityGroup',
  'password',
  'repeatPassword',
  'promoCode',
  'loyaltyCardNumber',
  'agreedForTerms',
  'agreeForProcessingData',
  'emailAgreedForMarketing',
] as const satisfies readonly (keyof SignUpForm)[]

/** Names of the same fields in the server's errors. */
export const serverNames = {
  'company.name': 'companyName',
  'company.inn': 'inn',
  'company.kpp': 'kpp',
  'company.ogrn': 'inn',
  company: 'companyName',
  name: 'firstname',
  jobPosition: 'position',
} as const satisfies Record<string, keyof SignUpForm>

const namesInForm: Partial<Record<keyof SignUpForm, SignupField>> = { kind: 'isIndividual', position: 'jobPosition' }

/** The field of the seller's form; null: one the seller does not configure. */
export const formField = (name: keyof SignUpForm, form: SignupForm): SignupField | null =>
  namesInForm[name] ?? (name in form ? (name as SignupField) : null)

/** A company from the directory in the shape of the form. */
export const companyOf = ({ value, data }: CompanySuggestion): SignUpCompany => ({
  name: data.name.short_with_opf ?? value,
  inn: data.inn,
  ...(data.kpp && { kpp: data.kpp }),
  ...(data.ogrn && { ogrn: data.ogrn }),
  ...(data.address && { address: data.address.value }),
})

/** Twelve digits belong to a person. */
export const kindOfInn = (inn: string): Kind => (inn.length === 12 ? 'sole' : 'legal')

/** An empty ИНН is no error: the default form does not require a company. */
export const isRightInn = (kind: Kind, inn: string): boolean => {
  const written = inn.trim()
  return written === '' || (kind === 'sole' ? isPersonInn(written) : isCompanyInn(written))
}

export const isRightKpp = (kpp: string): boolean => kpp.trim() === '' || isKpp(kpp.trim())

const filled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))) as Partial<
    Record<string, string>
  >

function companyFields(form: SignUpForm): Partial<SignUpData> {
  if (form.kind === 'individual') return {}
  const byHand = filled({ name: form.companyName, inn: form.inn, ...(form.kind === 'legal' && { kpp: form.kpp }) })
  const company: SignUpCompany = form.isByHand || !form.company ? byHand : form.company
  return {
    ...(Object.keys(company).length > 0 && { company }),
    ...filled({ position: form.position, kindOfActivity: form.kindOfActivity }),
    ...(form.companyRequisites && { companyRequisites: form.companyRequisites.data }),
  }
}

/** Body of step 3: the confirmed address first, then the person and the company. */
export function signUpBody(form: SignUpForm, proof: Proof): SignUpData {
  const phone = phoneOf(form.phone)
  return {
    ...filled({ email: form.email, ...(phone && { phone }) }),
    ...proof,
    tokenFor: 'account',
    ...filled({ lastname: form.lastname, firstname: form.firstname, middlename: form.middlename }),
    ...filled({ name: [form.lastname, form.firstname, form.middlename].map((part) => part.trim()).join(' ') }),
    isIndividual: form.kind === 'individual' ? 1 : 0,
    ...companyFields(form),
    ...filled({ city: form.city, commodityGroup: form.commodityGroup }),
    ...filled({ loyaltyCardNumber: form.loyaltyCardNumber, promoCode: form.promoCode }),
    ...(form.regionId !== '' && { regionId: form.regionId }),
    password: form.password,
    repeatPassword: form.repeatPassword,
    agreedForTerms: form.agreedForTerms,
    agreeForProcessingData: form.agreeForProcessingData,
    emailAgreedForMarketing: form.emailAgreedForMarketing,
  }
}

type Step2 = { token?: string | undefined; authToken?: string | undefined; refreshToken?: string | undefined }

/** S-08: with a refresh token the session is `token`, else `authToken`; neither: sign-up goes on to step 3. */
export const sessionOfStep2 = ({ token, authToken, refreshToken }: Step2): string | undefined => (refreshToken ? token : authToken)

/** V-03: an error without a message shows that of its token, then of the consent. */
export function signUpMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.message || fieldMessage(error, 'token') || fieldMessage(error, 'agreeForProcessingData')
}
