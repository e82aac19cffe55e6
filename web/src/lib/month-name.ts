/** Browsers have no Uzbek months. */
const uzbek = ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr']

/** `2026-12` in words: декабрь 2026 г. */
export function monthName(month: string, language: string): string {
  if (language === 'uz') return `${month.slice(0, 4)}-yil ${uzbek[Number(month.slice(5)) - 1]}`
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
}
