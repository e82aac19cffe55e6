import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test, vi } from 'vitest'
import { resetStores } from '#lib/store.ts'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aList, brands, fakeCatalogue, goods, sections, settings } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'
import { aUser, theme } from '#test/render-screen.tsx'

const failure = new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const panel = async () => within(await screen.findByRole('complementary', { name: 'Фильтры' }))

test('[C-19] analogs are listed under the product they replace, marked; cash-back is shown', async () => {
  const items = goods.map((item, place) => ({ ...item, analog: place > 0, isRelated: place === 2 }))
  const meta = { ...aList().meta, hasInitialItem: true, itemsHeadingI18Key: 'catalogue:list.analogs' }
  fakeCatalogue().on(catalogueApi.search, aList({ items, meta }))
  openStore('/catalog')
  expect(await screen.findByRole('heading', { name: 'Аналоги', level: 2 })).toBeVisible()
  expect(await row('Товар 1')).not.toHaveTextContent('Аналог')
  expect(await row('Товар 2')).toHaveTextContent('Аналог')
  expect(await row('Товар 3')).toHaveTextContent('Сопутствующий')
  expect(await row('Товар 2')).toHaveTextContent(/\+12,50\s₽/)
  await expectNoAxeViolations()
})

test('[R-06] the list waits for the settings of the catalogue', async () => {
  const asked = fakeCatalogue().wait(siteApi.catalogueInfo)
  openStore('/catalog')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('progressbar')).toBeVisible()
  expect(screen.queryAllByRole('row')).toHaveLength(0)
})

test('[R-06] a wide screen has a table, and leads to the search history and to help', async () => {
  fakeCatalogue()
  const { user, address } = openStore('/catalog')
  expect(await screen.findAllByRole('table')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'История поиска' }))
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Справка' }))
  await expect.poll(address).toBe('/help')
})

test('found words are marked; a changed search text is shown, with ways to the typed one and back', async () => {
  const items = [aProductCard(1, { name: 'Кабель силовой' })]
  const interpreted = { ...aList().interpreted, changed: 'layout', text: 'кабель' } as const
  fakeCatalogue().on(catalogueApi.search, aList({ items, interpreted }))
  const { user, address } = openStore('/catalog?keyword=rf%2Ctkm')
  expect(await screen.findByText('Показаны результаты по запросу «кабель».')).toBeVisible()
  expect((await row('Кабель')).querySelector('mark')).toHaveTextContent(/^кабел/i)
  await expectNoAxeViolations()
  await user.click(screen.getByRole('link', { name: 'Искать именно «rf,tkm»' }))
  await expect.poll(address).toMatch(/literal=1/)
  await user.click(await screen.findByRole('link', { name: 'Искать с исправлениями' }))
  await expect.poll(address).not.toMatch(/literal/)
})

const none = aList({ items: [], meta: { ...aList().meta, totalCount: 0, pageCount: 0 } })

test('an empty result says what to do: each filter can be taken away', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, none)
  const { user, address } = openStore('/catalog?priceMin=99999999&instock=1')
  expect(await screen.findByText('Под такой отбор ничего не подходит')).toBeVisible()
  await expectNoAxeViolations()
  server.on(catalogueApi.search, aList())
  const [remove] = within(screen.getByRole('main')).getAllByRole('link', { name: /^Убрать: Цена/ })
  if (remove) await user.click(remove)
  await expect.poll(address).toBe('/catalog?instock=1')
  expect(await row('Товар 1')).toBeVisible()
})

test('a page past the last leads to the first', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, aList({ items: [] }))
  const { user, address } = openStore('/catalog?page=9999')
  const first = await screen.findByRole('link', { name: 'К первой странице' })
  server.on(catalogueApi.search, aList())
  await user.click(first)
  await expect.poll(address).toBe('/catalog')
  expect(await row('Товар 1')).toBeVisible()
})

test('[C-12] filters come with the sections above them, never before: nothing moves under the mouse', async () => {
  const server = fakeCatalogue()
  const counted = server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  server.wait(catalogueApi.sections)
  openStore('/catalog')
  expect(await row('Товар 1')).toBeVisible()
  await waitFor(() => expect(counted).toHaveLength(1))
  expect((await panel()).queryAllByRole('checkbox')).toHaveLength(0)
})

test('a list that failed can be loaded again', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, failure)
  const { user } = openStore('/catalog')
  expect(await screen.findByRole('heading', { name: 'Произошел технический сбой' })).toBeVisible()
  server.on(catalogueApi.search, aList())
  await user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(await row('Товар 1')).toBeVisible()
})

test('an unreadable address is not a failure of the store', async () => {
  fakeCatalogue().on(catalogueApi.search, new Refusal({ status: 422, code: 'input.invalid' }))
  openStore('/catalog?brands=1')
  expect(await screen.findByRole('heading', { name: 'Ссылка не читается' })).toBeVisible()
})

test('[C-20] sections that fail are only logged; filters that fail can be loaded again beside the list', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const server = fakeCatalogue()
  server.on(catalogueApi.sections, failure)
  server.on(catalogueApi.filters, failure)
  const { user } = openStore('/catalog')
  expect(await (await panel()).findByText('Фильтры не загрузились. Список работает без них.')).toBeVisible()
  expect(await row('Товар 1')).toBeVisible()
  await waitFor(() => expect(logged.mock.calls.filter(([text]) => String(text).startsWith('sections'))).toHaveLength(1))
  expect(screen.queryByText('Произошел технический сбой')).toBeNull()
  server.on(catalogueApi.filters, { items: [sections, brands], totalCount: 3 })
  await user.click((await panel()).getByRole('button', { name: 'Повторить' }))
  expect(await (await panel()).findByRole('checkbox', { name: /^Завод/ })).toBeVisible()
  logged.mockRestore()
})

test('[C-13] a guest is asked to sign in before filters are saved', async () => {
  fakeCatalogue()
  const { user } = openStore('/catalog?instock=1')
  await user.click(await (await panel()).findByRole('button', { name: 'Сохранить' }))
  const dialog = await screen.findByRole('dialog', { name: 'Сохранённые фильтры' })
  await user.click(within(dialog).getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: /Вход/ })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Сохранённые фильтры' })).toBeNull()
})

test('[C-10] [C-21] a panel the seller pins is there, though hidden otherwise, until the person hides it', async () => {
  const server = fakeCatalogue()
  server.on(siteApi.catalogueInfo, { settings: { ...settings, panelShown: false, panelPinned: true }, productCount: 3 })
  const { user } = openStore('/catalog')
  await user.click(await (await panel()).findByRole('button', { name: 'Скрыть панель' }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Фильтры' })).toBeNull())
})

const heartOf = (name: string) => screen.findByRole('button', { name: `В избранном: ${name}` })

test('[C-14] [X-03] favourites of a guest are empty, and need sign-in', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, none)
  const message = 'Авторизуйтесь, для того чтобы добавлять товары в избранное'
  server.on(favouritesApi.toggle, new Refusal({ status: 401, code: 'favourite.sign-in', message }))
  const { user, router } = openStore('/catalog?infavorite=1')
  expect(await screen.findByRole('heading', { name: 'Избранное', level: 1 })).toBeVisible()
  expect(await screen.findByText('В избранном пока пусто')).toBeVisible()
  server.on(catalogueApi.search, aList())
  router.history.push('/catalog')
  await user.click(await heartOf('Товар 1'))
  expect(await screen.findByText(message)).toBeVisible()
  expect(await screen.findByRole('dialog', { name: /Вход/ })).toBeVisible()
})

test('[C-14] favourites are toggled in the list and have their own list', async () => {
  const server = fakeCatalogue({ user: aUser(), toggles: { currentPrice: false } })
  const toggled = server.on(favouritesApi.toggle, ({ favorite }) => ({ favorite: favorite === true }))
  const listed = server.on(catalogueApi.search, aList())
  const { user, router } = openStore('/catalog')
  const heart = await heartOf('Товар 2')
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  const favourite = aProductCard(2, { favorite: true })
  const once = listed.length
  const listedAgain = server.on(catalogueApi.search, aList({ items: goods.map((item) => (item.id === 2 ? favourite : item)) }))
  await user.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => toggled.map(({ path, body }) => [path, body]))
    .toEqual([['/api/v1/product/2/toggle-favorite', { favorite: true }]])
  // The list is asked for again, and has the heart of its own now.
  await expect.poll(() => listedAgain.length).toBeGreaterThan(0)
  expect(listed).toHaveLength(once)
  expect(await heartOf('Товар 2')).toHaveAttribute('aria-pressed', 'true')

  const asked = server.on(catalogueApi.search, aList({ items: [favourite] }))
  router.history.push('/catalog?infavorite=1')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Товар 1/ })).toBeNull())
  expect(asked.at(-1)?.query.get('criteria[infavorite]')).toBe('true')
  expect(await row('Товар 2')).toBeVisible()
  server.on(catalogueApi.search, none)
  await user.click(await heartOf('Товар 2'))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Товар 2/ })).toBeNull())
  expect(toggled.at(-1)?.body).toEqual({ favorite: false })
})

const dear = { value: 1_234_567.5, withoutVat: 1_011_940.57, vat: 222_626.93, vatRate: 2200, old: null }

test('[C-16] [O-16] prices of a page are actualised for its least amounts, behind a spinner', async () => {
  const items = [aProductCard(1, { minimumBatch: 40, multiplicity: 10 }), aProductCard(2, { multiplicity: 5 })]
  const server = fakeCatalogue({ user: aUser() })
  server.on(catalogueApi.search, aList({ items }))
  const spinner = () => document.querySelector('[data-progress="actualization"]')
  const asked = server.wait(pricesApi.actualise)
  const { router } = openStore('/catalog')
  await waitFor(() => expect(spinner()).toBeVisible())
  const amounts = [
    { id: 1, amount: 40 },
    { id: 2, amount: 5 },
  ]
  expect(asked.map(({ body }) => body)).toEqual([{ items: amounts, source: 'catalog' }])
  // Green, and smaller than the others.
  expect(spinner()).toHaveStyle({ width: '40px' })
  expect(spinner()).toHaveClass('MuiCircularProgress-colorSuccess')
  expect(theme.palette.success.main).toBe('#177331')

  const answer = server.hold(pricesApi.actualise)
  router.history.push('/catalog?sort=name')
  await waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true))
  await waitFor(() => expect(spinner()).toBeVisible())
  expect(await row('Товар 1')).toHaveTextContent(/122,00\s₽/)
  answer({ items: amounts.map((one) => ({ ...one, status: 'ok', currentPrice: dear.value, price: dear, cashBack: null })) })
  await waitFor(async () => expect(await row('Товар 1')).toHaveTextContent(/1\s234\s567,50\s₽/))
  await waitFor(() => expect(spinner()).toBeNull())
})

test('[C-10] [C-21] this browser remembers the whole tree and the folded filters', async () => {
  const server = fakeCatalogue()
  const aSection = (id: number, text: string) => ({ id, text, slug: text, parentId: null, image: null, hasItems: true })
  const cable = aSection(1, 'Кабель и провод')
  server.on(catalogueApi.sections, { items: [cable, aSection(2, 'Светотехника')] })
  server.on(catalogueApi.section, { ...cable, path: [{ id: 1, text: cable.text }] })
  server.on(catalogueApi.sectionItems, { items: [{ ...aSection(3, 'Кабель силовой'), parentId: 1, hasItems: false }] })
  const open = async () => {
    const store = openStore('/catalog?section=1')
    const tree = within(await (await panel()).findByRole('navigation', { name: 'Разделы' }))
    return { ...store, tree, fold: await (await panel()).findByRole('button', { name: 'Бренд' }) }
  }
  const { user, unmount, tree, fold } = await open()
  expect(await tree.findByRole('link', { name: /^Кабель и провод\s*,/ })).toHaveAttribute('aria-current', 'true')
  expect(tree.queryByRole('link', { name: /^Светотехника/ })).toBeNull()
  await user.click(tree.getByRole('button', { name: 'Показывать все разделы' }))
  expect(await tree.findByRole('link', { name: /^Светотехника/ })).toBeVisible()
  expect((await panel()).getByRole('group', { name: 'Бренд' })).toBeVisible()
  await user.click(fold)
  expect((await panel()).queryByRole('group', { name: 'Бренд' })).toBeNull()

  unmount()
  resetStores()
  const later = await open()
  expect(await later.tree.findByRole('link', { name: /^Светотехника/ })).toBeVisible()
  expect(later.fold).toHaveAttribute('aria-expanded', 'false')
})
