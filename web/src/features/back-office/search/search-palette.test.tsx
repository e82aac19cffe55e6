import { screen, within } from '@testing-library/react'
import { deskSearchApi } from '@vitrina/contract/desk-search/desk-search'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import type { Found, FoundGroup } from './desk-search.api.ts'
import { SearchPalette } from './search-palette.tsx'

const aFind = (given: Partial<Found> = {}): Found => ({
  id: 1,
  title: 'ЗК-000123',
  note: 'ООО «Ромашка»',
  sum: 1500,
  day: '2026-11-15',
  orderId: 1,
  companyId: 5,
  orderState: 'submitted',
  documentType: null,
  ...given,
})

beforeEach(() => sessionStorage.clear())

async function open(answer: { groups: FoundGroup[] }, role: 'manager' | 'content' = 'manager') {
  const server = fakeServer()
  const asked = server.on(deskSearchApi.find, answer)
  const rendered = await renderScreen(<SearchPalette />, { at: '/back-office/stock', user: aUser({ Group: role }) })
  return { server, asked, field: screen.getByRole('combobox', { name: 'Поиск по кабинету' }), ...rendered }
}

const twoGroups: { groups: FoundGroup[] } = {
  groups: [
    { kind: 'orders', items: [aFind(), aFind({ id: 2, orderId: 2, title: 'ЗК-000124' })], hasMore: true },
    {
      kind: 'companies',
      items: [
        aFind({ id: 5, title: 'ООО «Ромашка»', note: '7701234567 +79000000002', orderId: null, orderState: null, sum: null, day: null }),
      ],
      hasMore: false,
    },
  ],
}

test('[18.1] answers come while one types, in groups with counts; arrows go over groups and Enter opens', async () => {
  const { user, field, address, asked } = await open(twoGroups)
  expect(field).toHaveFocus()
  await user.type(field, '916')
  const list = within(await screen.findByRole('listbox'))
  expect(list.getByRole('group', { name: 'Заказы · 2+' })).toBeVisible()
  expect(list.getByRole('group', { name: 'Компании · 1' })).toBeVisible()
  await expectNoAxeViolations()
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['9', '91', '916'])
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('ЗК-000123')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('7701234567 +7 900 000-00-02')
  expect(field).toHaveAttribute('aria-activedescendant', list.getByRole('option', { selected: true }).id)
  await user.keyboard('{ArrowDown}')
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('ЗК-000123')
  await user.keyboard('{ArrowUp}{Enter}')
  await expect.poll(address).toBe('/back-office/companies/5')
})

test('what was opened is offered first the next time, to the same person alone', async () => {
  const first = await open(twoGroups)
  await first.user.type(first.field, 'зк')
  await first.user.click(await screen.findByRole('option', { name: /ЗК-000124/ }))
  await expect.poll(first.address).toBe('/back-office/orders/2')
  first.unmount()
  const again = await open(twoGroups)
  expect(screen.getByRole('group', { name: 'Недавно открытое' })).toHaveTextContent('ЗК-000124')
  await again.user.keyboard('{Enter}')
  await expect.poll(again.address).toBe('/back-office/orders/2')
  again.unmount()
  fakeServer()
  await renderScreen(<SearchPalette />, { user: aUser({ id: 8, Group: 'manager' }) })
  expect(screen.queryByRole('option')).toBeNull()
})

test('nothing found and a failure are said; the failure can be tried again', async () => {
  const { user, field, server } = await open({ groups: [] })
  await user.type(field, 'нет')
  expect(await screen.findByText('Ничего не нашлось: «нет»')).toBeVisible()
  server.on(deskSearchApi.find, new Refusal({ status: 500 }))
  await user.type(field, 'у')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось найти')
  server.on(deskSearchApi.find, twoGroups)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('listbox')).toBeVisible()
})

test('an editor opens the form of a product, a manager the page buyers see', async () => {
  const goods: { groups: FoundGroup[] } = {
    groups: [
      { kind: 'products', items: [aFind({ id: 9, title: 'Автомат', orderId: null, companyId: null, orderState: null })], hasMore: false },
    ],
  }
  const manager = await open(goods)
  await manager.user.type(manager.field, 'авт{Enter}')
  await expect.poll(manager.address).toBe('/catalog?product=9')
  manager.unmount()
  const content = await open(goods, 'content')
  await content.user.type(content.field, 'авт{Enter}')
  await expect.poll(content.address).toBe('/back-office/goods/9')
})
