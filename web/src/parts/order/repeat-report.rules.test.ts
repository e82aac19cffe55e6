import type { RepeatedLine } from '@vitrina/contract/orders/order-parts'
import { expect, test } from 'vitest'
import { arrangeReport } from './repeat-report.rules.ts'

test('lines that need attention come first, and there are no empty groups', () => {
  const lines = (['same', 'priceChanged', 'unavailable', 'same'] as const).map((result, id) => ({ id, result }) as unknown as RepeatedLine)
  expect(arrangeReport(lines).map(({ result, lines: found }) => [result, found.length])).toEqual([
    ['unavailable', 1],
    ['priceChanged', 1],
    ['same', 2],
  ])
})
