import { screen } from '@testing-library/react'
import { buyerTextNames, eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { expect, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { OrderFacts } from '#parts/order/order-facts.tsx'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { anOrder } from './order.builder.ts'

const renderFacts = (texts: Partial<ReturnType<typeof eachBuyerText<string>>> = {}) =>
  renderScreen(<OrderFacts order={anOrder(texts)} addressOf={(id) => `/orders/${id}`} />, { at: '/orders/17', user: aUser() })

test('every text of the buyer is shown under its name', async () => {
  await renderFacts(eachBuyerText((name) => `Текст ${name}`))
  for (const name of buyerTextNames) {
    expect(i18n.exists(`orders:buyerTexts.${name}.shown`)).toBe(true)
    expect(screen.getByText(`Текст ${name}`).parentElement).toHaveTextContent(i18n.t(`orders:buyerTexts.${name}.shown`))
  }
})

test('a text the buyer left empty has no line', async () => {
  await renderFacts({ comment: '' })
  expect(screen.queryByText(i18n.t('orders:buyerTexts.comment.shown'))).toBeNull()
})
