type Bounds = { min?: string | undefined; max?: string | undefined }

const two = (part: string): string => part.padStart(2, '0')

/** Undefined for days that no calendar has, like the 31st of November. */
function existing(year: string, month: string, date: string): string | undefined {
  const day = `${year}-${two(month)}-${two(date)}`
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Without a year the day of this year is meant, or the nearest one that the field allows. */
function ofNearestYear(month: string, date: string, today: string, { min, max }: Bounds): string | undefined {
  const year = Number(today.slice(0, 4))
  const near = [year, year + 1, year - 1].flatMap((one) => existing(String(one), month, date) ?? [])
  return near.find((day) => !(min && day < min) && !(max && day > max)) ?? near[0]
}

/** Reads a day as people type it: 18.11.2026, 18.11.26, 18.11, 18112026, 181126, 1811, or 2026-11-18 as it is pasted. */
export function readDay(text: string, today: string, bounds: Bounds = {}): string | undefined {
  const typed = text.trim()
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(typed)
  if (iso) return existing(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const found = /^(\d\d)(\d\d)(\d{4}|\d\d)?$/.exec(typed) ?? /^(\d\d?)[ .,/-](\d\d?)(?:[ .,/-](\d{4}|\d\d)?)?$/.exec(typed)
  if (!found) return undefined
  const [, date = '', month = '', year] = found
  return year ? existing(year.padStart(4, '20'), month, date) : ofNearestYear(month, date, today, bounds)
}
