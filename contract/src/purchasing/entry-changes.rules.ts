import { addAmounts } from '../quantity/quantity.rules.ts'

/** Fields of an entry's head that a person edits. */
export const entryFields = ['name', 'objectName', 'neededOn', 'responsibleId', 'budget', 'note'] as const
export type EntryField = (typeof entryFields)[number]
export type EntryHead = {
  name: string
  objectName: string
  neededOn: string
  responsibleId: number | null
  budget: number | null
  note: string
}

export type EntryLine = { id: string; productId: number | null; customProductId: number | null; amount: number; note: string }

/** A change of an entry: fields of its head, lines added, set and taken out. */
export type EntryChange = {
  fields: { readonly [F in EntryField]?: EntryHead[F] | undefined }
  added: readonly EntryLine[]
  set: readonly { id: string; amount?: number | undefined; note?: string | undefined }[]
  removed: readonly string[]
}

const subjectOf = ({ productId, customProductId }: Pick<EntryLine, 'productId' | 'customProductId'>) =>
  productId === null ? `c${customProductId}` : `p${productId}`

const merged = (lines: readonly EntryLine[], { id, ...more }: EntryLine): EntryLine[] => {
  const has = (line: EntryLine) => line.id === id || subjectOf(line) === subjectOf(more)
  if (!lines.some(has)) return [...lines, { id, ...more }]
  return lines.map((line) => (has(line) ? { ...line, amount: addAmounts(line.amount, more.amount), note: more.note || line.note } : line))
}

/** The lines after a change. One product stands in one line: added once more it makes that line longer. */
export function changedLines(lines: readonly EntryLine[], { added, set, removed }: Omit<EntryChange, 'fields'>): EntryLine[] {
  const gone = new Set(removed)
  const wishes = new Map(set.map((wish) => [wish.id, wish]))
  const kept = lines
    .filter(({ id }) => !gone.has(id))
    .map((line) => {
      const wish = wishes.get(line.id)
      return wish ? { ...line, amount: wish.amount ?? line.amount, note: wish.note ?? line.note } : line
    })
  return added.reduce<EntryLine[]>(merged, kept)
}

export type EntryDifference = {
  /** Of a line: its id and how it reads; null: of the head. */
  line: { id: string; name: string } | null
  field: EntryField | 'line' | 'amount' | 'lineNote'
  /** As the entry is now, and as the refused change would have it; empty: there is none. */
  now: string
  wanted: string
}

const asText = (value: string | number | null) => (value === null ? '' : String(value))
/** A sum travels in roubles, as everywhere. */
const fieldText = (field: EntryField, value: string | number | null) =>
  field === 'budget' && typeof value === 'number' ? String(value / 100) : asText(value)

/** The part of a refused change that would still change the present state. */
export function differencesOf(
  { head, lines }: { head: EntryHead; lines: readonly EntryLine[] },
  change: EntryChange,
  nameOf: (line: EntryLine) => string,
): EntryDifference[] {
  const ofHead = entryFields.flatMap((field): EntryDifference[] => {
    const wanted = change.fields[field]
    if (wanted === undefined || wanted === head[field]) return []
    return [{ line: null, field, now: fieldText(field, head[field]), wanted: fieldText(field, wanted) }]
  })
  const before = new Map(lines.map((line) => [line.id, line]))
  const after = changedLines(lines, change)
  const left = new Set(after.map(({ id }) => id))
  const changed = after.flatMap((line): EntryDifference[] => {
    const named = { id: line.id, name: nameOf(line) }
    const had = before.get(line.id)
    if (!had) return [{ line: named, field: 'line', now: '', wanted: asText(line.amount) }]
    const amount = { line: named, field: 'amount' as const, now: asText(had.amount), wanted: asText(line.amount) }
    const note = { line: named, field: 'lineNote' as const, now: had.note, wanted: line.note }
    return [amount, note].filter(({ now, wanted }) => now !== wanted)
  })
  const gone = lines
    .filter(({ id }) => !left.has(id))
    .map((line): EntryDifference => ({ line: { id: line.id, name: nameOf(line) }, field: 'line', now: asText(line.amount), wanted: '' }))
  return [...ofHead, ...changed, ...gone]
}
