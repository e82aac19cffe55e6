import { createStore, useStore } from '#lib/store.ts'
import type { Contact } from '../contact.params.ts'
import { emptySignUp, type Proof, type SignUpForm } from './sign-up.params.ts'

type Step = 1 | 2 | 3

type SignUp = {
  step: Step
  /** Input of step 1. */
  login: string
  /** The address of the code, and when another may be requested. */
  sent: { contact: Contact; resendFrom: number } | null
  proof: Proof | null
  form: SignUpForm
}

const empty: SignUp = { step: 1, login: '', sent: null, proof: null, form: emptySignUp }

/** The sign-up in progress: in memory alone, so that closing the dialog loses nothing and leaving the page stores nothing. */
const signUp = createStore(empty)

const change = (changed: Partial<SignUp>): void => signUp.set({ ...signUp.get(), ...changed })

export const useSignUp = () => useStore(signUp)

export const codeSent = (login: string, sent: NonNullable<SignUp['sent']>): void => change({ step: 2, login, sent })

/** S-09: after step 2 the form is for a company by default. */
export const contactProved = (contact: Contact, token: string): void => change({ step: 3, proof: { ...contact, token } })

/** Values of the form when it is closed; passwords are typed again. */
export const saveForm = (form: SignUpForm): void => change({ form: { ...form, password: '', repeatPassword: '' } })

/** S-08: back to step 1 empties the data. */
export const startOver = (): void => signUp.set(empty)

/** The proof expired: the address is confirmed again, the input stays. */
export const requireNewProof = (): void => change({ step: 1, sent: null, proof: null })

type BankIdentity = { token: string; phone: string | null; email: string | null; name: string }

/** S-08, S-11: the bank has identified the person; sign-up goes on from step 3. */
export function moveToStep3({ token, phone, email, name }: BankIdentity): void {
  const [lastname = '', firstname = '', middlename = ''] = name.split(/\s+/)
  signUp.set({
    step: 3,
    login: '',
    sent: null,
    proof: { token, ...(phone && { phone }), ...(email && { email }) },
    form: { ...emptySignUp, lastname, firstname, middlename },
  })
}
