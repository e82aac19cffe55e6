import type { OrderAction } from '@vitrina/contract/orders/orders.rules'
import { expect, test } from 'vitest'
import { waitsFor } from './waits-for.rules.ts'

test.each<[string, { actions: OrderAction[]; isOverdue: boolean }]>([
  ['approve', { actions: ['approve', 'collect'], isOverdue: true }],
  ['overdue', { actions: ['pay', 'collect'], isOverdue: true }],
  ['collect', { actions: ['pay', 'collect'], isOverdue: false }],
  ['pay', { actions: ['pay'], isOverdue: false }],
  ['pay', { actions: ['print'], isOverdue: false }],
])('an order waits for the buyer to %s', (reason, facts) => {
  expect(waitsFor(facts)).toBe(reason)
})
