/** Terms are kept one byte to a letter; the order of this line is the order of the dictionary. */
const LETTERS = ' !#%&()+,-./0123456789:=?@[]_abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя'

/** A letter outside the alphabet; all such letters are one. */
const OTHER = 1
/** By code unit; everything in the alphabet stands below this. */
const codes = new Uint8Array(0x500).fill(OTHER)
for (let i = 0; i < LETTERS.length; i++) codes[LETTERS.charCodeAt(i)] = i + 2
const units = Uint16Array.from([0, '?'.charCodeAt(0), ...Array.from(LETTERS, (letter) => letter.charCodeAt(0))])

export function encodeTerm(term: string): Uint8Array {
  const bytes = new Uint8Array(term.length)
  for (let i = 0; i < term.length; i++) bytes[i] = codes[term.charCodeAt(i)] ?? OTHER
  return bytes
}

export const decodeTerm = (bytes: Uint8Array): string => {
  let term = ''
  for (let i = 0; i < bytes.length; i++) term += String.fromCharCode(units[bytes[i] as number] as number)
  return term
}
