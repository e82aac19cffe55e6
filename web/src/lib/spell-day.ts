/** Browsers know no Uzbek dates: they would write "M11 17, Tue". */
const uzbek = {
  weekdays: ['yak', 'dush', 'sesh', 'chor', 'pay', 'jum', 'shan'],
  months: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
}

/** A coming day by which one remembers it: "вт, 17 ноября". */
export function spellDay(day: string, language: string): string {
  const date = new Date(day)
  if (language === 'uz') return `${uzbek.weekdays[date.getUTCDay()]}, ${date.getUTCDate()}-${uzbek.months[date.getUTCMonth()]}`
  return new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date)
}
