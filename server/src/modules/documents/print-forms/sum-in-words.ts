import { rubles } from 'rubles'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sum as the last line of a print form has it: «Одна тысяча пятьсот двадцать один рубль 07 копеек». */
export function sumInWords(kopecks: number): string {
  if (kopecks < 0) return `Минус ${sumInWords(-kopecks).toLowerCase()}`
  const digits = String(kopecks).padStart(3, '0')
  const words = rubles(`${digits.slice(0, -2)}.${digits.slice(-2)}`) ?? '00 копеек'
  return kopecks < 100 ? `Ноль рублей ${words}` : capitalised(words)
}

/** A whole number in words. */
export const countInWords = (count: number): string => (count === 0 ? 'Ноль' : sumInWords(count * 100).replace(/ рубл\S+ 00 копеек$/, ''))
