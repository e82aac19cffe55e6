import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { pointsBack } from '@vitrina/contract/club/club.rules'
import {
  balanceOf,
  type EarningLine,
  earnedByLine,
  givenTooMuch,
  type LinePoints,
  monthsAfter,
  newlyEarned,
  restorePoints,
  spendPoints,
} from './points.rules.ts'

type Entry = { kind: string; amount: number; lotId: number | null; order: number; line: number }
type Lot = { id: number; order: number; earned: number; remaining: number; availableOn: string; expiresOn: string }
type Spending = { taken: { lotId: number; points: number }[]; cost: number; worth: number; refunded: number; restored: number }

const HOLD_DAYS = 14
const FIRST_DAY = '2026-01-01'

/** The ledger as the database keeps it, in memory: the same rules decide what each step writes. */
class Ledger {
  today = FIRST_DAY
  readonly entries: Entry[] = []
  readonly lots: Lot[] = []
  readonly spendings: Spending[] = []
  readonly orders: EarningLine[][]
  constructor(orders: readonly EarningLine[][]) {
    this.orders = orders.map((lines) => lines.map((line) => ({ ...line })))
  }

  private linesOf(order: number): LinePoints[] {
    return (this.orders[order] ?? []).map((line, at) => {
      const own = this.entries.filter((entry) => entry.order === order && entry.line === at && /^(earn|refund)/.test(entry.kind))
      const sum = (of: readonly Entry[]) => of.reduce((total, { amount }) => total + amount, 0)
      return {
        orderItemId: at,
        earned: earnedByLine(line),
        given: sum(own),
        pending: sum(own.filter(({ kind }) => kind === 'earn_pending')),
      }
    })
  }
  private change(lotId: number, points: number) {
    const lot = this.lots[lotId]
    if (!lot) throw new Error(`No lot ${lotId}`)
    lot.remaining += points
    if (lot.remaining < 0 || lot.remaining > lot.earned) throw new Error(`Lot ${lotId} has ${lot.remaining} of ${lot.earned}`)
  }
  private write(kind: string, amount: number, { lotId = null, order = -1, line = -1 }: Partial<Omit<Entry, 'kind' | 'amount'>>) {
    this.entries.push({ kind, amount, lotId, order, line })
  }

  ship(order: number, share: number, isPaid: boolean) {
    for (const line of this.orders[order] ?? []) line.shipped += Math.floor((line.amount - line.shipped) * share)
    for (const { line, points } of newlyEarned(this.linesOf(order)))
      this.write('earn_pending', points, { order, line: line.orderItemId ?? -1 })
    if (isPaid) this.pay(order)
  }
  pay(order: number) {
    const waiting = this.linesOf(order).filter(({ pending }) => pending > 0)
    if (waiting.length === 0) return
    const lotId = this.lots.length
    const earned = waiting.reduce((sum, { pending }) => sum + pending, 0)
    const days = { availableOn: shiftDay(this.today, HOLD_DAYS), expiresOn: monthsAfter(this.today, 2) }
    this.lots.push({ id: lotId, order, earned, remaining: earned, ...days })
    for (const { orderItemId, pending } of waiting) {
      this.write('earn_pending', -pending, { order, line: orderItemId ?? -1 })
      this.write('earn', pending, { order, line: orderItemId ?? -1, lotId })
    }
  }
  giveBack(order: number, share: number) {
    for (const line of this.orders[order] ?? []) line.returned += Math.ceil((line.shipped - line.returned) * share)
    this.takeBackExcess(order)
  }
  private takeBackExcess(order: number) {
    for (const { line, points } of givenTooMuch(this.linesOf(order))) {
      const at = line.orderItemId ?? -1
      const waiting = Math.min(points, line.pending)
      if (waiting > 0) this.write('earn_pending', -waiting, { order, line: at })
      const own = this.lots
        .filter((lot) => lot.order === order)
        .toReversed()
        .map(({ id, remaining }) => {
          const put = this.entries
            .filter((entry) => entry.lotId === id && entry.line === at && (entry.kind === 'earn' || entry.kind === 'refund'))
            .reduce((sum, { amount }) => sum + amount, 0)
          return { id, remaining: Math.max(0, Math.min(remaining, put)) }
        })
      for (const { lotId, points: part } of spendPoints(own, points - waiting).taken) {
        this.change(lotId, -part)
        this.write('refund', -part, { order, line: at, lotId })
      }
    }
  }
  spend(points: number, worth: number) {
    const usable = this.lots
      .filter(({ availableOn, expiresOn }) => availableOn <= this.today && this.today <= expiresOn)
      .toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn) || one.id - other.id)
    const { taken, short } = spendPoints(usable, points)
    if (short > 0) return
    for (const part of taken) {
      this.change(part.lotId, -part.points)
      this.write('redeem', -part.points, { lotId: part.lotId })
    }
    this.spendings.push({ taken, cost: points, worth, refunded: 0, restored: 0 })
  }
  refund(spending: Spending, share: number) {
    spending.refunded += Math.ceil((spending.worth - spending.refunded) * share)
    const wanted = pointsBack(spending) - spending.restored
    const back = restorePoints(spending.taken, wanted)
    if (back.reduce((sum, { points }) => sum + points, 0) !== wanted) throw new Error(`Not all of ${wanted} points came back`)
    for (const { lotId, points } of back) {
      this.change(lotId, points)
      this.write('restore', points, { lotId })
      spending.taken = spending.taken.map((part) => (part.lotId === lotId ? { ...part, points: part.points - points } : part))
    }
    spending.restored += wanted
    for (const order of new Set(back.map(({ lotId }) => this.lots[lotId]?.order ?? -1))) this.takeBackExcess(order)
  }
  passDays(days: number) {
    this.today = shiftDay(this.today, days)
    for (const { id, remaining, expiresOn } of this.lots)
      if (expiresOn < this.today && remaining > 0) {
        this.change(id, -remaining)
        this.write('expire', -remaining, { lotId: id })
      }
  }

  /** What does not hold; each lot is the sum of its entries, and the balance that of the ledger. */
  problems(): string[] {
    const sum = (of: readonly { amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0)
    const usable = this.entries.filter(({ kind }) => kind !== 'earn_pending')
    const { available, held } = balanceOf(this.lots, this.today)
    const overdue = this.lots.filter(({ expiresOn }) => expiresOn < this.today).reduce((total, { remaining }) => total + remaining, 0)
    return [
      ...(available + held + overdue === sum(usable) ? [] : ['the balance is not the sum of the ledger']),
      ...this.lots
        .filter(({ id, remaining }) => sum(usable.filter(({ lotId }) => lotId === id)) !== remaining)
        .map(({ id }) => `lot ${id}`),
      ...this.orders.flatMap((_, order) => {
        const lines = this.linesOf(order)
        // As a whole: what a return could not take back counts against what other lines of the order earn later.
        const isShort = lines.reduce((total, { given, earned }) => total + given - earned, 0) < 0
        return isShort || lines.some(({ pending }) => pending < 0) ? [`order ${order}`] : []
      }),
    ]
  }
}

const anyLine = fc.record({ cashBack: fc.integer({ min: 0, max: 100_000 }), amount: fc.integer({ min: 1, max: 30 }) })
const orders = fc.array(fc.array(anyLine, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
const step = fc.record({
  verb: fc.constantFrom('ship', 'shipPaid', 'pay', 'giveBack', 'spend', 'refund', 'passDays'),
  which: fc.nat(20),
  share: fc.constantFrom(0.2, 0.5, 1),
  points: fc.integer({ min: 1, max: 120_000 }),
  worth: fc.integer({ min: 1, max: 150_000 }),
})

test('the ledger of points equals the balance after 10,000 random lives of orders with returns and expiry [M-07]', () => {
  fc.assert(
    fc.property(orders, fc.array(step, { maxLength: 25 }), (given, steps) => {
      const ledger = new Ledger(given.map((lines) => lines.map((one) => ({ ...one, cancelled: 0, shipped: 0, returned: 0 }))))
      for (const { verb, which, share, points, worth } of steps) {
        const order = which % given.length
        const spending = ledger.spendings[which % Math.max(1, ledger.spendings.length)]
        if (verb === 'ship' || verb === 'shipPaid') ledger.ship(order, share, verb === 'shipPaid')
        if (verb === 'pay') ledger.pay(order)
        if (verb === 'giveBack') ledger.giveBack(order, share)
        if (verb === 'spend') ledger.spend(points, worth)
        if (verb === 'refund' && spending) ledger.refund(spending, share)
        if (verb === 'passDays') ledger.passDays(which * 4)
      }
      expect(ledger.problems()).toEqual([])
      // All goods and all that was bought with points come back: nothing is left to anybody.
      for (const order of given.keys()) ledger.giveBack(order, 1)
      for (const spending of ledger.spendings) ledger.refund(spending, 1)
      expect(ledger.problems()).toEqual([])
      expect(ledger.lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(0)
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
