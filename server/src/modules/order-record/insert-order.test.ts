import { expect, expectTypeOf, test } from 'vitest'
import type { OrderHead } from './insert-order.ts'

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

test('a writer of orders that leaves a column out does not compile', () => {
  const whole = { comment: '' } as OrderHead
  const { comment, ...rest } = whole
  // @ts-expect-error: an order without its comment
  const head: OrderHead = rest
  expect([comment, head]).toEqual(['', {}])
  expectTypeOf<Optional<OrderHead>>().toBeNever()
})
