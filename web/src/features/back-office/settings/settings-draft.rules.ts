/** Settings by the path of a field: `analytics.yandex.counterId`. */
export type Draft = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isBranch(at) ? at[key] : undefined), draft)

/** A copy with another value at the path; everything beside it stays the same object. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [key = '', ...rest] = path.split('.')
  const below = draft[key]
  return { ...draft, [key]: rest.length === 0 ? value : withValue(isBranch(below) ? below : {}, rest.join('.'), value) }
}

/** A number as people write it; what is none goes to the server as written, which names the field. */
export function readNumber(text: string): number | string | null {
  const written = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (written === '') return null
  return Number.isFinite(Number(written)) ? Number(written) : text
}

export const shownNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''

/** Codes divided by commas or spaces. */
export const readCodes = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The sections a part of the screen saves: those that differ from what is stored. */
export function changedSections(draft: Draft, stored: Draft, sections: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    sections.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(stored[name])).map((name) => [name, draft[name]]),
  )
}
