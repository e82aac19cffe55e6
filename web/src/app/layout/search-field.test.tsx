import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { Answer } from '@vitrina/contract/endpoint'
import { expect, onTestFinished, test } from 'vitest'
import { awaitedList } from '#parts/product/first-row-focus.ts'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { SearchField } from './search-field.tsx'

async function renderField(given: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer()
  server.on(catalogueApi.history, { items: [] })
  const asked = server.wait(catalogueApi.suggest)
  const rendered = await renderScreen(<SearchField />, { at: '/help', ...given })
  return { ...rendered, server, asked, field: screen.getByLabelText<HTMLInputElement>('Поиск по каталогу') }
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

type Suggested = Answer<typeof catalogueApi.suggest>
const suggested = (text: string, given: Partial<Suggested> = {}): Suggested => ({
  text,
  queries: [`${text} первый`],
  sections: [],
  brands: [],
  products: [],
  changed: 'none',
  understood: [],
  amount: null,
  moreCount: 0,
  ...given,
})
const panel = () => screen.findByRole('listbox', { name: 'Подсказки' })
const option = (name: string) => screen.findByRole('option', { name })
const firstOf = async (group: string) => {
  const [first] = within(await screen.findByRole('group', { name: group })).getAllByRole('option')
  return first as HTMLElement
}

test('[C-11] a suggestion leads to its product, section or search, and "back" to the page before', async () => {
  const { user, server, router, address, field } = await renderField()
  const shown = () => decodeURIComponent(address())
  server.on(catalogueApi.suggest, suggested('розетк', { sections: [{ id: 7, name: 'Розетки' }] }))
  await user.type(field, 'розетк')
  await user.click(await firstOf('Разделы'))
  await expect.poll(shown).toBe('/catalog?section=7')
  // A section named in the text is shown whole, and the field is empty again.
  expect(field).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

  const asked = server.on(
    catalogueApi.suggest,
    suggested('AVT 16 C', { products: [aProductCard(5, { article: 'AVT-16/C' }), aProductCard(6)] }),
  )
  await user.click(field)
  await user.paste('AVT 16 C\r\n')
  expect(await firstOf('Товары')).toHaveTextContent('AVT-16/C')
  expect(asked.map(({ query }) => query.get('keyword'))).toEqual(['AVT 16 C'])
  await user.click(await firstOf('Товары'))
  await expect.poll(shown).toBe('/catalog?keyword=AVT+16+C&product=5')
  expect(field).toHaveValue('AVT 16 C')

  server.on(catalogueApi.suggest, suggested('кабел', { queries: ['кабель', 'кабель силовой'] }))
  await user.clear(field)
  await user.type(field, 'кабел')
  await user.click(await firstOf('Запросы'))
  await expect.poll(shown).toBe('/catalog?keyword=кабель')
  expect(field).toHaveValue('кабель')
  router.history.back()
  await expect.poll(shown).toBe('/catalog?keyword=AVT+16+C&product=5')
})

test('[C-11] searches are remembered until they are cleared', async () => {
  const { user, server, field } = await renderField()
  let items = [
    { keyword: 'кабель', totalCount: 5 },
    { keyword: 'автомат', totalCount: 2 },
  ]
  server.on(catalogueApi.history, () => ({ items }))
  const cleared = server.on(catalogueApi.clearHistory, () => {
    items = []
    return {}
  })
  server.on(catalogueApi.suggest, suggested('каб', { products: [aProductCard(5)] }))
  await user.click(field)
  await user.type(field, 'каб')
  await firstOf('Товары')
  await user.clear(field)
  await waitFor(async () => expect(await firstOf('Вы искали')).toHaveTextContent('кабель'))
  expect(screen.queryByRole('group', { name: 'Товары' })).toBeNull()
  expect(await panel()).toHaveAttribute('aria-busy', 'false')
  await user.click(await option('Очистить историю поиска'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await expect.poll(() => cleared).toHaveLength(1)
  await user.type(field, 'каб')
  await firstOf('Товары')
  expect(screen.queryByRole('group', { name: 'Вы искали' })).toBeNull()
})

test('[C-11] a late answer never replaces a newer one, the old panel stays meanwhile, and a failed one leaves the field usable', async () => {
  const { user, server, address, field } = await renderField()
  server.on(catalogueApi.suggest, suggested('к'))
  await user.type(field, 'к')
  expect(await option('к первый')).toBeVisible()
  const aborted = server.wait(catalogueApi.suggest)
  await user.type(field, 'а')
  await expect.poll(() => aborted.map(({ query }) => query.get('keyword'))).toEqual(['ка'])
  expect(await option('к первый')).toBeVisible()
  expect(await panel()).toHaveAttribute('aria-busy', 'true')
  const answerLate = server.hold(catalogueApi.suggest)
  await user.type(field, 'б')
  await expect.poll(() => aborted[0]?.signal?.aborted).toBe(true)
  const asked = server.on(catalogueApi.suggest, suggested('кабе'))
  await user.type(field, 'е')
  expect(await option('кабе первый')).toBeVisible()
  answerLate(suggested('каб'))

  const failed = server.on(catalogueApi.suggest, new Refusal({ status: 500, code: 'server.failed', message: 'Сбой' }))
  await user.type(field, 'л')
  await expect.poll(() => failed).toHaveLength(1)
  expect(screen.queryByRole('option', { name: 'каб первый' })).toBeNull()
  // Deleting a letter sends no new request.
  await user.keyboard('{Backspace}')
  expect(await option('кабе первый')).toBeVisible()
  expect([asked.length, failed.length]).toEqual([1, 1])
  server.on(catalogueApi.suggest, suggested('кабель'))
  await user.type(field, 'ль')
  expect(await option('кабель первый')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Сообщения' })).not.toHaveTextContent('Сбой')
  await user.keyboard('{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=кабель')
})
