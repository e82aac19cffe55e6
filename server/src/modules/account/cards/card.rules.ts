/** MMYY: a card lives to the last day of its month. */
export function isExpired(expDate: string, now: Date): boolean {
  const [month, year] = [Number(expDate.slice(0, 2)), 2000 + Number(expDate.slice(2, 4))]
  return Date.UTC(year, month) <= now.getTime()
}
