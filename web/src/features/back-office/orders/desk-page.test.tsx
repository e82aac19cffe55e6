import { screen, within } from '@testing-library/react'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import type { Answer } from '@vitrina/contract/endpoint'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { resizeTo, widths } from '#test/window-size.ts'
import { DeskPage } from './desk-page.tsx'

type Row = Answer<typeof orderDeskApi.list>['items'][number]

const aRow = (id: number, given: Partial<Row> = {}): Row => ({
  id,
  number: `ЗК-00000${id}`,
  buyerOrderNumber: '',
  createdAt: '2026-11-15T10:00:00.000Z',
  company: { id: 5, name: 'ООО «Ромашка»' },
  legalEntity: 'ООО «Ромашка»',
  author: null,
  manager: null,
  state: 'submitted',
  shippingState: 'not_shipped',
  paymentState: 'awaiting',
  isOverdue: false,
  deliveryType: 'pickup',
  desiredOn: null,
  promisedOn: null,
  total: 100,
  cancelledTotal: 0,
  paidSum: 0,
  lineCount: 1,
  reservedUntil: null,
  actions: [],
  deskActions: ['confirm'],
  waitsSince: null,
  hasUnreadComment: false,
  problems: [],
  version: id * 10,
  ...given,
})

const zero = {
  all: 3,
  new: 3,
  unpriced: 1,
  shortage: 0,
  release: 0,
  late: 0,
  wrote: 0,
  reserve: 0,
  ship: 0,
  unpaid: 0,
  cancel: 0,
  returns: 0,
}

async function open(items: Row[] = [aRow(1), aRow(2, { problems: ['unpriced', 'wrote'] }), aRow(3)], totalCount = items.length) {
  resizeTo(widths.desktop)
  const server = fakeServer()
  server.on(orderDeskApi.list, { items, meta: { currentPage: 1, pageCount: 1, totalCount }, counts: zero })
  const rendered = await renderScreen(<DeskPage />, { at: '/back-office/orders?queue=new', user: aUser({ Group: 'manager' }) })
  await screen.findByRole('link', { name: 'ЗК-000001' })
  return { server, ...rendered }
}

const rowOf = (id: number) => screen.getByRole('row', { name: new RegExp(`ЗК-00000${id}`) })
const done = (...ids: number[]) => ({ items: ids.map((id) => ({ id, number: `ЗК-00000${id}`, result: 'done' as const, message: '' })) })

test('[18.2] J and K walk, X ticks, Shift+X ticks a range, C confirms what is ticked, with the versions seen', async () => {
  const { server, user } = await open()
  const asked = server.on(deskQueueApi.confirm, done(1, 2, 3))
  await user.keyboard('j')
  expect(rowOf(1)).toHaveAttribute('aria-current', 'true')
  await user.keyboard('xjjk')
  expect(rowOf(2)).toHaveAttribute('aria-current', 'true')
  await user.keyboard('j{Shift>}x{/Shift}')
  expect(screen.getByRole('region', { name: 'Отмеченные заказы' })).toHaveTextContent('Отмечено 3 заказа')
  await user.keyboard('c')
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ orders: [1, 2, 3].map((id) => ({ id, version: id * 10 })) }])
  expect(await screen.findByText('Подтверждено 3 заказа')).toBeVisible()
})

test('with a Russian layout the keys are in the same places', async () => {
  const { user, address } = await open()
  await user.keyboard('[KeyJ][KeyJ]')
  expect(rowOf(2)).toHaveAttribute('aria-current', 'true')
  await user.keyboard('{Enter}')
  await expect.poll(address).toBe('/back-office/orders/2')
})

test('an opened order knows the queue it came from', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('link', { name: 'ЗК-000002' }))
  await expect.poll(() => router.state.location.state.deskQueue).toEqual({ ids: [1, 2, 3], address: '/back-office/orders?queue=new' })
})

test('all of the page is ticked by one press, all of the filter by a second; the report names what was refused and why', async () => {
  const { server, user } = await open([aRow(1), aRow(2)], 3)
  server.on(deskQueueApi.matching, { items: [1, 2, 3].map((id) => ({ id, number: `ЗК-00000${id}`, version: 1 })), isCut: false })
  server.on(deskQueueApi.confirm, {
    items: [...done(1, 3).items, { id: 2, number: 'ЗК-000002', result: 'refused', message: 'Назовите цену всех строк' }],
  })
  await user.click(screen.getByRole('checkbox', { name: 'Отметить все заказы на странице' }))
  await user.click(screen.getByRole('button', { name: 'Отметить все по фильтру: 3' }))
  expect(await screen.findByText('Отмечено 3 заказа')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  const report = within(await screen.findByRole('dialog', { name: 'Готово 2 из 3' }))
  expect(report.getAllByRole('listitem')[0]).toHaveTextContent('ЗК-000002: не сделано — Назовите цену всех строк')
})

test('while the orders of the filter are read, neither the button nor the key acts on the page alone', async () => {
  const { server, user } = await open([aRow(1), aRow(2)], 3)
  const answer = server.hold(deskQueueApi.matching)
  const asked = server.on(deskQueueApi.confirm, done(1, 2, 3))
  await user.click(screen.getByRole('checkbox', { name: 'Отметить все заказы на странице' }))
  await user.click(screen.getByRole('button', { name: 'Отметить все по фильтру: 3' }))
  expect(screen.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
  await user.keyboard('c')
  expect(asked).toEqual([])
  answer({ items: [1, 2, 3].map((id) => ({ id, number: `ЗК-00000${id}`, version: 1 })), isCut: false })
  expect(await screen.findByText('Отмечено 3 заказа')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await expect.poll(() => asked).toHaveLength(1)
})

test('a lost network leaves a line for every order that was not answered', async () => {
  const { server, user } = await open()
  server.on(deskQueueApi.confirm, new Refusal({ status: 503, message: 'Сервис перегружен' }))
  await user.click(screen.getByRole('checkbox', { name: 'Отметить все заказы на странице' }))
  await user.keyboard('c')
  const report = within(await screen.findByRole('dialog', { name: 'Готово 0 из 3' }))
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3].map((id) => `ЗК-00000${id}: ответ не получен, повторите — Сервис перегружен`),
  )
})

test('problems have words and queues their counts', async () => {
  await open()
  expect(within(rowOf(2)).getByTitle('Не названа цена')).toBeInTheDocument()
  expect(within(rowOf(2)).getByTitle('Покупатель ждёт ответа')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Без цены 1' })).toBeVisible()
})
