/** Russian requisites by their check digits. Whether the party exists is checked by a directory. */

const weightedSum = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0)

const COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

const innDigit = (inn: string, weights: readonly number[]) => (weightedSum(inn, weights) % 11) % 10

/** The first four digits of ИНН and КПП name a tax office, and regions are numbered from 01. */
const namesRegion = (code: string) => !code.startsWith('00')

export const isCompanyInn = (inn: string) => /^\d{10}$/.test(inn) && namesRegion(inn) && innDigit(inn, COMPANY) === Number(inn[9])

/** Of a person, a sole trader among them. */
export const isPersonInn = (inn: string) =>
  /^\d{12}$/.test(inn) &&
  namesRegion(inn) &&
  innDigit(inn, PERSON_FIRST) === Number(inn[10]) &&
  innDigit(inn, PERSON_SECOND) === Number(inn[11])

export const isInn = (inn: string) => isCompanyInn(inn) || isPersonInn(inn)

/** The reason code in the middle may hold Latin capitals; there is no check digit. */
export const isKpp = (kpp: string) => /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) && namesRegion(kpp)

/** 1 and 5 open the state number of a company. */
export const isOgrn = (ogrn: string) => /^[15]\d{12}$/.test(ogrn) && (Number(ogrn.slice(0, 12)) % 11) % 10 === Number(ogrn[12])

/** 3 opens the state number of a sole trader. */
export const isOgrnip = (ogrnip: string) => /^3\d{14}$/.test(ogrnip) && (Number(ogrnip.slice(0, 14)) % 13) % 10 === Number(ogrnip[14])

/** No check digit: 04 banks, 00 to 03 the Bank of Russia, the treasury and foreign participants. */
export const isBik = (bik: string) => /^0[0-4]\d{7}$/.test(bik)

const KEY = '71371371371371371371371'

/** 23 digits: three that identify the bank, then the account; only the last digit of each product counts. */
const hasKey = (code: string) =>
  Array.from(KEY, (weight, place) => (Number(weight) * Number(code[place])) % 10).reduce((sum, part) => sum + part, 0) % 10 === 0

type AccountAtBank = { account: string; bik: string }

/** The account of a bank at the Bank of Russia: keyed by the number of the settlement centre. */
export const isCorrespondentAccount = ({ account, bik }: AccountAtBank) =>
  /^301\d{17}$/.test(account) && isBik(bik) && hasKey(`0${bik.slice(4, 6)}${account}`)

/** The account of a client: keyed by the bank, or by the settlement centre where the centre itself keeps it. */
export const isBankAccount = ({ account, bik }: AccountAtBank) => {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false
  const isAtCentre = /00[0-2]$/.test(bik)
  return hasKey(`${isAtCentre ? `0${bik.slice(4, 6)}` : bik.slice(6)}${account}`)
}
