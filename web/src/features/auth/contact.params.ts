import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'
import { formatPhone } from '#lib/phones.ts'

/** One field for both: a text without letters is a phone. */
export const isPhone = (text: string): boolean => !/[\p{L}@]/u.test(text) && text.replace(/\D/g, '').length >= 5

/** Address of a code; a phone as V-01 wants it, a plus and digits only. */
export type Contact = { phone: string } | { email: string }

export function contactOf(text: string): Contact | null {
  const phone = phoneOf(text)
  if (phone) return { phone }
  const email = emailOf(text)
  return email ? { email } : null
}

/** Applied when the field is left, never while typing. */
export function tidyLogin(text: string): string {
  const phone = isPhone(text) ? phoneOf(text) : null
  return phone ? formatPhone(phone) : text.trim()
}

/** For "a code was sent to …". */
export const formatContact = (contact: Contact): string => ('phone' in contact ? formatPhone(contact.phone) : contact.email)
