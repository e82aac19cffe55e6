import { emailOf, phoneOf } from '@vitrina/contract/contacts.rules'

/** One field for both: what has no letters is a phone. */
export const isPhone = (text: string): boolean => !/[\p{L}@]/u.test(text) && text.replace(/\D/g, '').length >= 5

/** Where a code can be sent; a phone as V-01 wants it, a plus and digits only. */
export type Contact = { phone: string } | { email: string }

export function contactOf(text: string): Contact | null {
  const phone = phoneOf(text)
  if (phone) return { phone }
  const email = emailOf(text)
  return email ? { email } : null
}

const RUSSIAN = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/

/** As people write it; other countries' numbers stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(RUSSIAN, '+7 $1 $2-$3-$4')

/** Done when the field is left, never under the fingers. */
export function tidyLogin(text: string): string {
  const phone = isPhone(text) ? phoneOf(text) : null
  return phone ? formatPhone(phone) : text.trim()
}

/** For "a code was sent to …". */
export const spellContact = (contact: Contact): string => ('phone' in contact ? formatPhone(contact.phone) : contact.email)
