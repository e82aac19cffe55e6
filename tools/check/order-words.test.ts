import { readFileSync } from 'node:fs'
import { orderStates } from '@vitrina/contract/orders/orders.rules'
import { expect, test } from 'vitest'
import { stateText } from '../../server/src/modules/orders/export/order-texts.rules.ts'

type Texts = { states: Record<string, string> }

test('an order stands on paper in the words of the screen', () => {
  const { states } = JSON.parse(readFileSync(new URL('../../web/src/i18n/ru/orders.json', import.meta.url), 'utf8')) as Texts
  expect(Object.fromEntries(orderStates.map((state) => [state, stateText(state)]))).toEqual(states)
})
