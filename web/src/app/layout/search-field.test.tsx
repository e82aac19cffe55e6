import { screen } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { expect, onTestFinished, test } from 'vitest'
import { awaitedList } from '#parts/product/first-row-focus.ts'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { SearchField } from './search-field.tsx'

async function renderField(given: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer()
  server.on(catalogueApi.history, { items: [] })
  const asked = server.wait(catalogueApi.suggest)
  const rendered = await renderScreen(<SearchField />, { at: '/help', ...given })
  return { ...rendered, asked, field: screen.getByLabelText<HTMLInputElement>('Поиск по каталогу') }
}

const lines = (count: number) => Array.from({ length: count }, (_, place) => `AVT-${place} — ${place + 1} шт`).join('\r\n')

test.each([2, 300])('a pasted list of %i lines opens the import with it and is not searched', async (count) => {
  const { user, router, field, asked } = await renderField()
  await user.click(field)
  await user.paste(`${lines(count)}\r\n`)
  await expect.poll(() => router.state.location.pathname).toBe('/cart')
  expect(router.state.location.state.openedCartImport).toEqual({ text: `${lines(count)}\r\n` })
  expect(field).toHaveValue('')
  expect(field).not.toHaveFocus()
  expect(asked).toEqual([])
})

test('a line pasted with its line break, and cells of a table, are searched', async () => {
  const { user, router, field } = await renderField()
  await user.click(field)
  await user.paste('AVT 16\t C\r\n\r\n')
  expect(field).toHaveValue('AVT 16 C')
  expect(router.state.location.pathname).toBe('/help')
})

test('a store without a cart searches for a pasted list, in one line', async () => {
  const { user, router, field } = await renderField({ toggles: { cart: false } })
  await user.click(field)
  await user.paste('AVT-16\nAVT-25')
  expect(field).toHaveValue('AVT-16 AVT-25')
  expect(router.state.location.pathname).toBe('/help')
})

test('a search by Enter asks for the focus on its first row, one by the button does not', async () => {
  const { user, address, field } = await renderField()
  // Seen as it is asked for: what the page of an earlier test still does may take the focus away at once.
  const asked: (string | null)[] = []
  const unsubscribe = awaitedList.subscribe(() => asked.push(awaitedList.get()))
  onTestFinished(unsubscribe)
  await user.type(field, 'кабель 3*2,5{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=кабель+3*2,5')
  expect(asked.filter(Boolean)).toEqual([address()])
  await user.type(field, ' красный')
  expect(awaitedList.get()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Найти' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=кабель+3*2,5+красный')
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(awaitedList.get()).toBeNull()
})
