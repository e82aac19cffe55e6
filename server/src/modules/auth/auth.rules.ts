import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'

export type Login = { email: string } | { phone: string }

/** One person, one spelling, so that tries are counted together; null for a text that is neither an e-mail nor a phone. */
export function loginOf(text: string): Login | null {
  const email = emailOf(text)
  if (email) return { email }
  const phone = phoneOf(text)
  return phone ? { phone } : null
}

export const spellingOf = (login: Login): string => ('email' in login ? login.email : login.phone)

/** The mailbox or phone for counting: addresses that differ after a plus are one mailbox. */
export const mailboxOf = (login: Login): string => ('email' in login ? login.email.replace(/\+[^@]*@/, '@') : login.phone)
