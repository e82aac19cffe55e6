const ENGLISH = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&'
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?'

const toRussian = new Map([...ENGLISH].map((key, i) => [key, RUSSIAN.charAt(i)]))
const toEnglish = new Map([...RUSSIAN].map((key, i) => [key, ENGLISH.charAt(i)]))

const retype = (text: string, keys: Map<string, string>) => [...text].map((key) => keys.get(key) ?? key).join('')

/** The same keys pressed with the other layout on. */
export const typedInRussian = (text: string): string => retype(text, toRussian)
export const typedInEnglish = (text: string): string => retype(text, toEnglish)
