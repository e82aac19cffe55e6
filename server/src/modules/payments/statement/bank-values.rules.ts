import { shiftDay } from '@vitrina/contract/days/days.rules'

/** ISO day of `15.01.2026`, `15/01/26`, `2026-01-15`; a time after it is left out. Null when there is none. */
export function readDay(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const usual = /^\s*(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [usual?.[3], usual?.[2], usual?.[1]]
  if (!year || !month || !day) return null
  const read = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // 31.02. is a slip, not the third of March.
  const isDay = !Number.isNaN(Date.parse(read)) && shiftDay(shiftDay(read, 1), -1) === read
  return isDay ? read : null
}

/** Kopecks of `1 234,56`, `1234.56`, `1,234.56`, `1234-56` or `1234=56`; negative with a sign before it. Null when it is no sum. */
export function readKopecks(text: string): number | null {
  const bare = text
    .replace(/[\s\u00a0\u202f'’]+/g, '')
    .replace(/(?:₽|руб\.?|р\.?|rub|rur)$/i, '')
    .replace(/^\+/, '')
  const shaped = /^(?<sign>[-−])?(?<whole>\d{1,3}(?:[.,]\d{3})+|\d{1,13})(?:[.,=-](?<part>\d{1,2}))?$/.exec(bare)?.groups
  if (!shaped) return null
  const roubles = Number((shaped.whole ?? '').replace(/[.,]/g, ''))
  const kopecks = roubles * 100 + Number((shaped.part ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(kopecks)) return null
  return shaped.sign ? -kopecks : kopecks
}

/** Texts of a statement have doubled spaces and broken lines. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
