import { screen } from '@testing-library/react'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { DeliverySchedulePage } from './delivery-schedule-page.tsx'
import { PaymentSchedulePage } from './payment-schedule-page.tsx'

test('[M-09] without invoices by terms there is nothing to pay', async () => {
  const server = fakeServer()
  const figures = {
    creditSum: 0,
    creditLeft: 0,
    deferralDays: 0,
    receivables: 0,
    overdueReceivables: 0,
    overdueDuration: 0,
    balance: 0,
    statement: null,
  }
  server.on(schedulesApi.payments, { items: [], terms: [], figures, canPay: true })
  server.on(paymentCardsApi.list, { items: [] })
  const page = (
    <main>
      <PaymentSchedulePage PayDialog={() => null} />
    </main>
  )
  await renderScreen(page, { at: '/user/payment-schedule', user: aUser() })
  expect(await screen.findByText('Платежей по срокам нет')).toBeVisible()
  await expectNoAxeViolations()
})

test('[M-09] without orders on their way there are no deliveries to wait for', async () => {
  const server = fakeServer()
  server.on(schedulesApi.upcoming, { items: [] })
  server.on(schedulesApi.deliveryDates, { region: 'Москва', timezone: 'Europe/Moscow', routes: [] })
  const page = (
    <main>
      <DeliverySchedulePage />
    </main>
  )
  await renderScreen(page, { at: '/user/delivery-schedule', user: aUser() })
  expect(await screen.findByText('Поставок в пути нет')).toBeVisible()
  expect(await screen.findByText('Расписания рейсов нет')).toBeVisible()
  await expectNoAxeViolations()
})
