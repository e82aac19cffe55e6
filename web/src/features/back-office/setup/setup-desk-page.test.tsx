import { screen, waitFor, within } from '@testing-library/react'
import { type SetupChecklist, setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { SetupDeskPage } from './setup-desk-page.tsx'

const aChecklist = (given: Partial<SetupChecklist> = {}): SetupChecklist => ({
  isOpen: false,
  sample: null,
  lines: [
    { name: 'goods', state: 'todo', facts: { products: 0 } },
    { name: 'prices', state: 'todo', facts: { products: 4, priced: 3, stocked: 0 } },
    { name: 'stock', state: 'todo', facts: { products: 4, priced: 3, stocked: 0 } },
    { name: 'delivery', state: 'later', facts: { routes: 0, pickupPoints: 1 } },
    { name: 'mail', state: 'done', facts: {} },
    { name: 'papers', state: 'todo', facts: { untouched: 6, missing: 1 } },
    { name: 'open', state: 'todo', facts: {} },
  ],
  ...given,
})

async function open(checklist = aChecklist()) {
  const server = fakeServer()
  server.on(setupDeskApi.checklist, checklist)
  return { server, ...(await renderScreen(<SetupDeskPage />, { at: '/back-office/setup', user: aUser({ Group: 'administrator' }) })) }
}

test('each line says what was counted and leads to where it is done, or says that there is no such place', async () => {
  await open()
  const line = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)
  expect(await screen.findByText('С ценой товаров: 3 из 4. Без цены товар не купить')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Готово 1 из 7' })).toBeVisible()
  expect(line('Почта готово').getByRole('link', { name: 'Проверить' })).toHaveAttribute('href', '/back-office/integrations')
  expect(line('Остатки нужно сделать').getByRole('link')).toHaveAttribute('href', '/back-office/stock')
  expect(line('Доставка можно позже').getByRole('link')).toHaveAttribute('href', '/back-office/delivery')
  expect(line('Документы и тексты нужно сделать').getByRole('link')).toHaveAttribute('href', '/back-office/settings?part=seller')
})

test('the shop opens though not all is ready, and says so before', async () => {
  const { server, user } = await open()
  const asked = server.on(setupDeskApi.setOpen, aChecklist({ isOpen: true }))
  expect(await screen.findByText(/Открыть можно и так/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Открыть магазин' }))
  expect(await screen.findByRole('button', { name: 'Закрыть для посетителей' })).toBeVisible()
  expect(asked[0]?.body).toEqual({ isOpen: true })
})

test('the sample is removed, and what was kept is named', async () => {
  const { server, user } = await open(aChecklist({ sample: { products: 200 } }))
  server.on(setupDeskApi.removeSample, { removed: 199, kept: [{ article: 'A-1', name: 'Автомат' }], checklist: aChecklist() })
  await user.click(await screen.findByRole('button', { name: 'Убрать образец' }))
  expect(await screen.findByText('A-1 · Автомат')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Загрузить образец' })).toBeVisible())
})

test.each([
  [{ hasServer: 0, hasSender: 0, isTried: 0 }, /задайте SMTP_URL/],
  [{ hasServer: 1, hasSender: 0, isTried: 1 }, /задайте на сервере MAIL_FROM/],
  [{ hasServer: 1, hasSender: 1, isTried: 0 }, /ещё не отправлялось/],
])('mail says what it still lacks: %j', async (facts, words) => {
  await open(aChecklist({ lines: [{ name: 'mail', state: 'todo', facts }] }))
  expect(await screen.findByText(words)).toBeVisible()
})
