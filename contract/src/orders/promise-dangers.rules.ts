import { expectedOn } from '../promise/promise.rules.ts'

/**
 * late: the day has passed; undated: a part has no day; arrival-late: an awaited arrival comes after the day, or should have come by now;
 * not-held: goods in stock are held for nobody; reserve-ends: the hold ends before the day; unpaid: goods wait for the money.
 */
export const promiseDangers = ['late', 'arrival-late', 'undated', 'not-held', 'reserve-ends', 'unpaid'] as const
type PromiseDanger = { kind: (typeof promiseDangers)[number]; itemId: number | null; day: string | null }

type Facts = {
  desiredOn: string | null
  promisedOn: string | null
  awaitsPayment: boolean
  /** The day the hold of its goods ends; null: it does not. */
  reservedUntil: string | null
  today: string
  lines: readonly {
    id: number
    /** Amounts that have not left yet. */
    open: readonly { kind: 'stock' | 'toOrder'; unheld: number; readyOn: string | null; arrivesOn: string | null }[]
  }[]
}

/** Everything that may keep an order from coming on its day, the gravest first; with nothing left to send there is no danger. */
export function dangersOf({ awaitsPayment, reservedUntil, today, lines, ...days }: Facts): PromiseDanger[] {
  if (lines.every(({ open }) => open.length === 0)) return []
  const day = expectedOn(days)
  const found: PromiseDanger[] = []
  if (day !== null && day < today) found.push({ kind: 'late', itemId: null, day })
  for (const { id, open } of lines) {
    const arrivals = open.flatMap(({ arrivesOn }) => arrivesOn ?? []).toSorted()
    const latest = arrivals.at(-1)
    const isLate = latest !== undefined && (latest > (day ?? '9999') || (arrivals[0] ?? '') < today)
    if (isLate) found.push({ kind: 'arrival-late', itemId: id, day: latest })
    if (open.some(({ kind, readyOn }) => kind === 'toOrder' && readyOn === null)) found.push({ kind: 'undated', itemId: id, day: null })
    if (open.some(({ kind, unheld }) => kind === 'stock' && unheld > 0)) found.push({ kind: 'not-held', itemId: id, day: null })
  }
  if (day !== null && reservedUntil !== null && reservedUntil < day) found.push({ kind: 'reserve-ends', itemId: null, day: reservedUntil })
  if (awaitsPayment) found.push({ kind: 'unpaid', itemId: null, day: null })
  const gravity = ({ kind }: PromiseDanger) => promiseDangers.indexOf(kind)
  return found.toSorted((one, other) => gravity(one) - gravity(other))
}
