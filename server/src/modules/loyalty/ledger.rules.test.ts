import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PointsLedger } from '#test/points-ledger'
import { anyPointsLife } from '#test/points-sequences'

/** Changes that a return must not make: lots its line put nothing into, and points of other lines. */
function strayedFrom(ledger: PointsLedger, { order, at }: { order: number; at: number }, giveBack: () => void): string[] {
  const before = ledger.picture()
  const own = new Set(ledger.orders[order]?.lines[at]?.entries.flatMap(({ lot }) => lot?.id ?? []))
  giveBack()
  const after = ledger.picture()
  return [
    ...before.lots.flatMap((remaining, id) => (own.has(id) || remaining === after.lots[id] ? [] : [`lot ${id}`])),
    ...before.lines.flatMap((lines, of) =>
      lines.flatMap((given, line) => ((of === order && line === at) || given === after.lines[of]?.[line] ? [] : [`line ${line} of ${of}`])),
    ),
  ]
}

test('the ledger of points equals the balance, line by line, after 10,000 random lives of orders with returns and expiry [M-07]', () => {
  fc.assert(
    fc.property(anyPointsLife({ orders: 3, lines: 3, steps: 25 }), ({ given, steps }) => {
      const ledger = new PointsLedger(given)
      const problems: string[] = []
      for (const { verb, which, share, days, worth } of steps) {
        const order = which % given.length
        const at = which % (given[order]?.length ?? 1)
        const spending = ledger.spendings[which % Math.max(1, ledger.spendings.length)]
        if (verb === 'ship') ledger.ship(order, share)
        if (verb === 'pay') ledger.pay(order)
        if (verb === 'grow') ledger.grow(order)
        if (verb === 'giveBack') problems.push(...strayedFrom(ledger, { order, at }, () => ledger.giveBack(order, at, share)))
        if (verb === 'spend') ledger.spend(share, worth)
        if (verb === 'refund' && spending) ledger.refund(spending, share)
        if (verb === 'passDays') ledger.passDays(days)
      }
      problems.push(...ledger.problems())
      // All goods and all that was bought with points come back: nothing is left to anybody.
      for (const [order, lines] of given.entries()) for (const at of lines.keys()) ledger.giveBack(order, at, 1)
      for (const spending of ledger.spendings) ledger.refund(spending, 1)
      problems.push(...ledger.problems(), ...ledger.lots.filter(({ remaining }) => remaining > 0).map(({ id }) => `lot ${id} is not empty`))
      expect(problems).toEqual([])
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
