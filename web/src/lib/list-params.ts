/** Parameters in the address of a list; unreadable ones are ignored. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const matching = (value: unknown, pattern: RegExp): string => (pattern.test(textOf(value)) ? textOf(value) : '')
export const sumOf = (value: unknown): string => matching(value, /^\d{1,12}(\.\d{1,2})?$/)
export const dateOf = (value: unknown): string => matching(value, /^\d{4}-\d\d-\d\d$/)
export const idOf = (value: unknown): string => matching(value, /^[1-9]\d{0,8}$/)
export const pageOf = (value: unknown): number => Number(idOf(value) || 1)

export function listOf<T extends string>(value: unknown, known: readonly T[]): T[] {
  const requested = textOf(value).split(',')
  return known.filter((one) => requested.includes(one))
}

/** Defaults stay out of the URL, so one list has one address. */
export function listAddress(
  path: string,
  { page, ...params }: { page: number; [name: string]: number | string | readonly string[] },
): string {
  const written = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams([...written.filter(([, text]) => text !== ''), ...(page > 1 ? [['page', String(page)]] : [])])
    .toString()
    .replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}
