/** Terms are kept one byte to a letter; the order of this line is the order of the dictionary. */
const LETTERS = ' !#%&()+,-./0123456789:=?@[]_abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя'

const codes = new Map([...LETTERS].map((letter, i) => [letter, i + 2]))
/** A letter outside the alphabet; all such letters are one. */
const OTHER = 1

export function encodeTerm(term: string): Uint8Array {
  const bytes = new Uint8Array(term.length)
  for (let i = 0; i < term.length; i++) bytes[i] = codes.get(term.charAt(i)) ?? OTHER
  return bytes
}

export const decodeTerm = (bytes: Uint8Array): string => {
  let term = ''
  for (const code of bytes) term += code === OTHER ? '?' : LETTERS.charAt(code - 2)
  return term
}
