import { isCompanyInn, isOgrn, isOgrnip, isPersonInn } from '@vitrina/contract/companies/requisites.rules'

type Numbered = { taxRegion: string; number: number }

/** No tax office has this number, so an invented company cannot carry a real one's ИНН. */
const OFFICE = '95'

/** The first ending that makes the check digits right. */
export function completed(body: string, { length, isValid }: { length: number; isValid: (text: string) => boolean }): string {
  const missing = length - body.length
  for (let tail = 0; tail < 10 ** missing; tail++) {
    const whole = body + String(tail).padStart(missing, '0')
    if (isValid(whole)) return whole
  }
  throw new Error(`No check digits fit ${body}`)
}

export const padded = (number: number, length: number) => String(number).padStart(length, '0')

export const companyInn = ({ taxRegion, number }: Numbered) =>
  completed(`${taxRegion}${OFFICE}${padded(number, 5)}`, { length: 10, isValid: isCompanyInn })

export const personInn = ({ taxRegion, number }: Numbered) =>
  completed(`${taxRegion}${OFFICE}${padded(number, 6)}`, { length: 12, isValid: isPersonInn })

export const kpp = (taxRegion: string) => `${taxRegion}${OFFICE}01001`

export const ogrn = ({ taxRegion, number, year }: Numbered & { year: number }) =>
  completed(`1${padded(year % 100, 2)}${taxRegion}${OFFICE}${padded(number, 5)}`, { length: 13, isValid: isOgrn })

export const ogrnip = ({ taxRegion, number, year }: Numbered & { year: number }) =>
  completed(`3${padded(year % 100, 2)}${taxRegion}${OFFICE}${padded(number, 7)}`, { length: 15, isValid: isOgrnip })
