import { isBankAccount, isCompanyInn, isCorrespondentAccount, isOgrn, isOgrnip, isPersonInn } from '@vitrina/contract/requisites.rules'

type Numbered = { taxRegion: string; number: number }

/** No tax office has this number, so an invented company cannot carry a real one's ИНН. */
const OFFICE = '95'

function completed(body: string, { length, isValid }: { length: number; isValid: (text: string) => boolean }): string {
  const missing = length - body.length
  for (let tail = 0; tail < 10 ** missing; tail++) {
    const whole = body + String(tail).padStart(missing, '0')
    if (isValid(whole)) return whole
  }
  throw new Error(`No check digits fit ${body}`)
}

const padded = (number: number, length: number) => String(number).padStart(length, '0')

export const companyInn = ({ taxRegion, number }: Numbered) =>
  completed(`${taxRegion}${OFFICE}${padded(number, 5)}`, { length: 10, isValid: isCompanyInn })

export const personInn = ({ taxRegion, number }: Numbered) =>
  completed(`${taxRegion}${OFFICE}${padded(number, 6)}`, { length: 12, isValid: isPersonInn })

export const kpp = (taxRegion: string) => `${taxRegion}${OFFICE}01001`

export const ogrn = ({ taxRegion, number, year }: Numbered & { year: number }) =>
  completed(`1${padded(year % 100, 2)}${taxRegion}${OFFICE}${padded(number, 5)}`, { length: 13, isValid: isOgrn })

export const ogrnip = ({ taxRegion, number, year }: Numbered & { year: number }) =>
  completed(`3${padded(year % 100, 2)}${taxRegion}${OFFICE}${padded(number, 7)}`, { length: 15, isValid: isOgrnip })

export type Bank = { bik: string; name: string; correspondentAccount: string }

const bankNames = [
  'АО «Волжский расчётный банк»',
  'ПАО «Меридиан-Банк»',
  'АО КБ «Опора»',
  'ПАО «Северный торговый банк»',
  'АО «Промрасчёт»',
]

/** An invented bank of the territory: the code is well formed, and no directory lists it. */
export function bankOf({ bankTerritory, number }: { bankTerritory: string; number: number }): Bank {
  const name = bankNames[number % bankNames.length] ?? ''
  const lastThree = padded(950 + (number % bankNames.length), 3)
  const bik = `04${bankTerritory}99${lastThree}`
  const isValid = (key: string) => isCorrespondentAccount({ account: withKey('30101810', key, `00000000${lastThree}`), bik })
  return { bik, name, correspondentAccount: withKey('30101810', completed('', { length: 1, isValid }), `00000000${lastThree}`) }
}

const withKey = (head: string, key: string, tail: string) => `${head}${key}${tail}`

/** 40702 keeps companies, 40802 sole traders. */
export function accountAt({ bik }: Bank, { number, isTrader = false }: { number: number; isTrader?: boolean }): string {
  const head = isTrader ? '40802810' : '40702810'
  const tail = `0001${padded(number, 7)}`
  return withKey(head, completed('', { length: 1, isValid: (key) => isBankAccount({ account: withKey(head, key, tail), bik }) }), tail)
}
