import { pointsBack } from '@vitrina/contract/club/club.rules'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import {
  balanceOf,
  type EarningLine,
  earnedByLine,
  givenTooMuch,
  monthsAfter,
  newlyEarned,
  restorePoints,
  spendPoints,
  takeBackPoints,
} from '#modules/loyalty/points.rules'

type Entry = { kind: string; amount: number; lot: LedgerLot | null; line: LedgerLine | null }
type LedgerLine = EarningLine & { order: number; at: number; given: number; pending: number; entries: Entry[] }
type LedgerLot = { id: number; order: number; earned: number; remaining: number; availableOn: string; expiresOn: string; entries: Entry[] }
export type LedgerSpending = { taken: { lotId: number; points: number }[]; cost: number; worth: number; refunded: number; restored: number }

export const HOLD_DAYS = 14
export const LIFE_MONTHS = 2

const sumOf = (entries: readonly { amount: number }[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)
const putInto = (lot: LedgerLot, line: LedgerLine): number => sumOf(line.entries.filter((entry) => entry.lot === lot))

/** The ledger as the database has it, in memory: the same rules decide what each step writes. */
export class PointsLedger {
  today: string
  readonly lots: LedgerLot[] = []
  readonly spendings: LedgerSpending[] = []
  readonly orders: { isPaid: boolean; lines: LedgerLine[] }[]
  constructor(orders: readonly (readonly Pick<EarningLine, 'cashBack' | 'amount'>[])[], firstDay = '2026-01-01') {
    this.today = firstDay
    this.orders = orders.map((lines, order) => ({
      isPaid: false,
      lines: lines.map((line, at) => ({ ...line, cancelled: 0, shipped: 0, returned: 0, order, at, given: 0, pending: 0, entries: [] })),
    }))
  }

  private orderAt(order: number) {
    const found = this.orders[order]
    if (!found) throw new Error(`No order ${order}`)
    return found
  }
  private pointsOf(order: number) {
    return this.orderAt(order).lines.map((line) => ({
      orderItemId: line.at,
      earned: earnedByLine(line),
      given: line.given,
      pending: line.pending,
      line,
    }))
  }
  private write(kind: string, amount: number, { lot = null, line = null }: { lot?: LedgerLot | null; line?: LedgerLine | null }) {
    const entry = { kind, amount, lot, line }
    if (line) {
      line.entries.push(entry)
      line.given += amount
      line.pending += kind === 'earn_pending' ? amount : 0
    }
    if (!lot) return
    lot.entries.push(entry)
    lot.remaining += amount
    if (lot.remaining < 0 || lot.remaining > lot.earned) throw new Error(`Lot ${lot.id} has ${lot.remaining} of ${lot.earned}`)
  }
  private lineOf = (order: number, { orderItemId }: { orderItemId: number | null }) => this.orderAt(order).lines[orderItemId ?? -1] ?? null

  ship(order: number, share: number) {
    for (const line of this.orderAt(order).lines) line.shipped += Math.floor((line.amount - line.shipped) * share)
    for (const { line, points } of newlyEarned(this.pointsOf(order))) this.write('earn_pending', points, { line: this.lineOf(order, line) })
    if (this.orderAt(order).isPaid) this.pay(order)
  }
  pay(order: number) {
    this.orderAt(order).isPaid = true
    const waiting = this.pointsOf(order).filter(({ pending }) => pending > 0)
    if (waiting.length === 0) return
    const earned = waiting.reduce((sum, { pending }) => sum + pending, 0)
    const days = { availableOn: shiftDay(this.today, HOLD_DAYS), expiresOn: monthsAfter(this.today, LIFE_MONTHS) }
    const lot: LedgerLot = { id: this.lots.length, order, earned, remaining: 0, ...days, entries: [] }
    this.lots.push(lot)
    for (const { line, pending } of waiting) {
      this.write('earn_pending', -pending, { line })
      this.write('earn', pending, { line, lot })
    }
  }
  /** The order has grown: what leaves now waits for its payment. */
  grow(order: number) {
    this.orderAt(order).isPaid = false
  }
  giveBack(order: number, at: number, share: number) {
    const line = this.orderAt(order).lines[at]
    if (!line) return
    line.returned += Math.ceil((line.shipped - line.returned) * share)
    this.takeBackExcess(order)
  }
  private takeBackExcess(order: number) {
    for (const { line: given, points } of givenTooMuch(this.pointsOf(order))) {
      const line = this.lineOf(order, given)
      if (!line) continue
      const waiting = Math.min(points, given.pending)
      if (waiting > 0) this.write('earn_pending', -waiting, { line })
      const filled = [...new Set(line.entries.flatMap(({ lot }) => lot ?? []))].map((lot) => ({ ...lot, put: putInto(lot, line) }))
      for (const { lotId, points: part } of takeBackPoints(filled, points - waiting).taken)
        this.write('refund', -part, { line, lot: this.lots[lotId] ?? null })
    }
  }
  /** Spends a share of what can be used today; answers how much that was. */
  spend(share: number, worth: number): number {
    const usable = this.lots
      .filter(({ availableOn, expiresOn }) => availableOn <= this.today && this.today <= expiresOn)
      .toSorted((one, other) => (one.expiresOn === other.expiresOn ? one.id - other.id : one.expiresOn < other.expiresOn ? -1 : 1))
    const points = Math.floor(usable.reduce((sum, { remaining }) => sum + remaining, 0) * share)
    if (points === 0) return 0
    const { taken, short } = spendPoints(usable, points)
    if (short > 0) throw new Error(`${short} of ${points} usable points were not there`)
    for (const part of taken) this.write('redeem', -part.points, { lot: this.lots[part.lotId] ?? null })
    this.spendings.push({ taken, cost: points, worth, refunded: 0, restored: 0 })
    return points
  }
  refund(spending: LedgerSpending, share: number) {
    spending.refunded += Math.ceil((spending.worth - spending.refunded) * share)
    const wanted = pointsBack(spending) - spending.restored
    const back = restorePoints(spending.taken, wanted)
    if (back.reduce((sum, { points }) => sum + points, 0) !== wanted) throw new Error(`Not all of ${wanted} points came back`)
    for (const { lotId, points } of back) {
      this.write('restore', points, { lot: this.lots[lotId] ?? null })
      spending.taken = spending.taken.map((part) => (part.lotId === lotId ? { ...part, points: part.points - points } : part))
    }
    spending.restored += wanted
    for (const order of new Set(back.map(({ lotId }) => this.lots[lotId]?.order ?? -1))) this.takeBackExcess(order)
  }
  passDays(days: number) {
    this.today = shiftDay(this.today, days)
    for (const lot of this.lots) if (lot.expiresOn < this.today && lot.remaining > 0) this.write('expire', -lot.remaining, { lot })
  }

  /** The rest of each lot, and the points the ledger gave each line. */
  picture() {
    return { lots: this.lots.map(({ remaining }) => remaining), lines: this.orders.map(({ lines }) => lines.map(({ given }) => given)) }
  }

  /** Broken invariants: of the balance, of lots, and line by line of what was earned, given and taken back. */
  problems(): string[] {
    const { available, held } = balanceOf(this.lots, this.today)
    const overdue = this.lots.filter(({ expiresOn }) => expiresOn < this.today).reduce((sum, { remaining }) => sum + remaining, 0)
    const found = available + held + overdue === sumOf(this.lots.flatMap(({ entries }) => entries)) ? [] : ['the balance is not the ledger']
    for (const lot of this.lots) if (sumOf(lot.entries) !== lot.remaining) found.push(`lot ${lot.id} is not the sum of its entries`)
    for (const line of this.orders.flatMap(({ lines }) => lines)) {
      const name = `line ${line.at} of order ${line.order}`
      const surplus = sumOf(line.entries) - earnedByLine(line)
      if (line.given !== sumOf(line.entries)) found.push(`${name} is not the sum of its entries`)
      if (surplus < 0) found.push(`${name} was given less than it earned`)
      if (line.pending < 0) found.push(`${name} waits for less than nothing`)
      for (const lot of new Set(line.entries.flatMap((entry) => entry.lot ?? []))) {
        const put = putInto(lot, line)
        if (put < 0) found.push(`${name} lost more of lot ${lot.id} than it put there`)
        if (surplus > 0 && Math.min(put, lot.remaining) > 0) found.push(`${name} came back, and lot ${lot.id} still has its points`)
      }
    }
    return found
  }
}
