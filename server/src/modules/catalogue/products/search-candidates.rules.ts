import { MAX_SAYS_LENGTH } from '@vitrina/contract/catalogue/search-dictionary'

/** Something put into the cart so soon after a search counts as found by it. */
export const USED_WITHIN_MINUTES = 30

const PHONE_DIGITS = 10

/** Whether staff may see a search text among the candidates for the dictionary: not one that may be an e-mail address or a phone. */
export function mayBecomeWord(text: string): boolean {
  if (text.length > MAX_SAYS_LENGTH || !/\p{L}/u.test(text) || text.includes('@')) return false
  const numbers = text.match(/\+?\d[\d\s()-]*/g) ?? []
  return numbers.every((number) => number.replace(/\D/g, '').length < PHONE_DIGITS)
}
