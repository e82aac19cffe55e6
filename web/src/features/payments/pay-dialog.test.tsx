import { screen, within } from '@testing-library/react'
import { clubApi } from '@vitrina/contract/club/club'
import { documentsApi } from '@vitrina/contract/documents/documents'
import type { Answer } from '@vitrina/contract/endpoint'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PayDialog } from './pay-dialog.tsx'

const invoice: Answer<typeof documentsApi.read> = {
  id: 9,
  type: 'invoice',
  number: 'СЧ-000009',
  date: '2026-11-17',
  order: { id: 7, number: 'ЗК-000007' },
  legalEntity: 'ООО «Восток»',
  sum: 1_000,
  vat: 180.33,
  paidSum: 0,
  openSum: 1_000,
  state: 'awaiting',
  dueOn: '2026-11-24',
  overdueDays: 0,
  files: [],
  canPay: true,
}

type Site = NonNullable<Parameters<typeof renderScreen>[1]>
const open = async (payable: { most: number; share: number }, site: Partial<Site> = {}) => {
  const server = fakeServer()
  server.on(documentsApi.read, invoice)
  const asked = server.on(clubApi.payable, { documentId: 9, available: 420.5, ...payable })
  const paid = server.on(clubApi.pay, { documentId: 9, available: 300, most: 179.5, share: 30 })
  const { user } = await renderScreen(<PayDialog documentId={9} onClose={() => {}} />, { at: '/orders/7', user: aUser(), ...site })
  await screen.findByRole('dialog')
  return { user, asked, paid }
}
const form = () => screen.findByRole('form', { name: 'Баллы клуба' })

test('[M-07] [M-08] a part of the invoice is paid with points to the kopeck, never more than the seller lets', async () => {
  const { user, paid } = await open({ most: 300, share: 30 })
  const points = within(await form())
  const amount = points.getByLabelText('Сколько баллов')
  expect(amount).toHaveValue('300')
  await user.clear(amount)
  await user.type(amount, '300,01')
  expect(points.getByRole('button', { name: 'Оплатить баллами' })).toBeDisabled()
  await user.clear(amount)
  await user.type(amount, '120,55')
  await expectNoAxeViolations()
  await user.click(points.getByRole('button', { name: 'Оплатить баллами' }))
  expect(await screen.findByText('Оплачено баллами: 120,55')).toBeVisible()
  expect(paid.map(({ path, body }) => [path, body])).toEqual([['/api/v1/loyalty/invoices/9/pay', { points: 120.55 }]])
})

test('[M-07] where the seller lets points pay nothing, or the club is off, nothing is said of them', async () => {
  await open({ most: 0, share: 0 })
  expect(await screen.findByRole('button', { name: 'Получить QR-код' })).toBeVisible()
  expect(screen.queryByText(/балл/i)).toBeNull()
})

test('[P-05] with the club off nobody is asked about points', async () => {
  const { asked } = await open({ most: 300, share: 30 }, { toggles: { clubPages: false } })
  expect(await screen.findByRole('button', { name: 'Получить QR-код' })).toBeVisible()
  expect([asked.length, screen.queryByText(/балл/i)]).toEqual([0, null])
})

test('[M-07] a store without payments online still takes points, and says how to pay the rest', async () => {
  await open({ most: 300, share: 30 }, { flags: { isAllowedSbpPay: false, isAllowedCardPay: false } })
  expect(await form()).toBeVisible()
  expect(screen.getByText(/переведите их по реквизитам счёта/)).toBeVisible()
  expect(screen.queryByLabelText('Сумма')).toBeNull()
})
