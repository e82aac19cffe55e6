import fc from 'fast-check'

const anyLine = fc.record({ cashBack: fc.integer({ min: 0, max: 100_000 }), amount: fc.integer({ min: 1, max: 30 }) })

const anyStep = fc.record({
  // Weighted so that most lives earn, spend and return something.
  verb: fc.constantFrom('ship', 'ship', 'pay', 'pay', 'grow', 'giveBack', 'giveBack', 'spend', 'spend', 'refund', 'passDays', 'passDays'),
  which: fc.nat(20),
  share: fc.constantFrom(0.2, 0.5, 1),
  days: fc.constantFrom(1, 14, 14, 20, 45),
  worth: fc.integer({ min: 1, max: 150_000 }),
})
export type PointsStep = typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never

const begun = (order: number): PointsStep[] =>
  (['ship', 'pay'] as const).map((verb) => ({ verb, which: order, share: 0.5, days: 14, worth: 1 }))

/**
 * Orders with their lines, and what happens to them; half of the lives begin with goods that have left and are paid for.
 * Sizes are spelt out: left to itself the library makes lives of four steps, which hardly ever spend a point.
 */
export const anyPointsLife = ({ orders, lines, steps }: { orders: number; lines: number; steps: number }) =>
  fc
    .record({
      given: fc.array(fc.array(anyLine, { minLength: 1, maxLength: lines, size: 'max' }), { minLength: 1, maxLength: orders, size: 'max' }),
      steps: fc.array(anyStep, { minLength: 1, maxLength: steps, size: 'max' }),
      isBegun: fc.boolean(),
    })
    .map(({ given, steps: later, isBegun }) => ({ given, steps: isBegun ? [...given.keys()].flatMap(begun).concat(later) : later }))
