/** How print forms write numbers and days. The gap inside a number never breaks a line. */
const GAP = '\u00a0'

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, GAP)

/** Kopecks as 1 234,56. */
export function moneyText(kopecks: number): string {
  const digits = String(Math.abs(kopecks)).padStart(3, '0')
  return `${kopecks < 0 ? '−' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`
}

/** Kopecks as 1234,56: banks want no gaps. */
export const plainMoney = (kopecks: number): string => moneyText(kopecks).replaceAll(GAP, '')

/** An amount with as many decimals as it has, at most three. */
export function amountText(amount: number): string {
  const [whole = '0', fraction = ''] = Math.abs(amount).toFixed(3).split('.')
  const rest = fraction.replace(/0+$/, '')
  return `${amount < 0 ? '−' : ''}${grouped(whole)}${rest && `,${rest}`}`
}

/** Basis points as 22 %, 7,5 %; null as «без НДС». */
export const rateText = (rate: number | null): string => (rate === null ? 'без НДС' : `${amountText(rate / 100)}${GAP}%`)

const MONTHS = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']

/** 2026-11-15 as 15 ноября 2026 г. */
export function longDayText(day: string): string {
  const [year, month, date] = day.split('-')
  return [Number(date), MONTHS[Number(month) - 1], year, 'г.'].join(GAP)
}

/** The parts that are not empty, in one line. */
export const joined = (parts: readonly (string | false | null | undefined)[], by = ', '): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(by)

/** A signer's surname and initials; a name that is not of three words stays as it is. */
export function initialled(name: string): string {
  const [surname, first, middle, ...more] = name.trim().split(/\s+/)
  if (!first || !middle || more.length > 0 || name.includes('.')) return name
  return `${surname}${GAP}${first.charAt(0)}.${GAP}${middle.charAt(0)}.`
}

/** Keeps short words of addresses and numbers on one line with their names: «д. 10», «№ 5». */
export const unparted = (text: string): string =>
  text.replace(/(?<=^|[\s,(«])((?:г|ул|ш|пр|пер|пл|б-р|д|стр|корп|к|кв|оф|обл)\.|офис|склад|№) /gu, `$1${GAP}`)

/** A number as it is kept, +79001000010, in the groups people read; one written otherwise stays. */
export const phoneText = (phone: string): string => phone.replace(/\+7(\d{3})(\d{3})(\d\d)(\d\d)(?!\d)/, '+7 $1 $2-$3-$4')
