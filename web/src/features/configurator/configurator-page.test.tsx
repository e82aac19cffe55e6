import { screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { assembleBoard } from '@vitrina/contract/configurator/assemble-board.rules'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { type BoardGoods, type BoardProduct, configuratorApi } from '@vitrina/contract/configurator/configurator'
import { boardOf } from '@vitrina/contract/configurator/templates.rules'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { saveDraft, UNSAVED } from './board-drafts.ts'
import { ConfiguratorPage } from './configurator-page.tsx'

const TOKEN = 'a'.repeat(43)

const aProduct = (given: Partial<BoardProduct> = {}): BoardProduct => ({
  id: 7,
  article: 'MVA20-1-016-C',
  name: 'Автомат 1P 16А C',
  brand: { id: 1, name: 'IEK' },
  image: null,
  unit: { name: 'шт', decimals: 0 },
  minimumBatch: null,
  multiplicity: 1,
  price: { value: 250, withoutVat: 208.33, vat: 41.67, vatRate: 2000, old: null },
  stock: 40,
  features: {},
  ...given,
})

const goodsOf = (board: Board) => {
  const items = assembleBoard(board).positions.map(
    ({ key, kind, amount }): BoardGoods => ({
      key,
      kind,
      amount,
      product: kind === 'enclosure' ? null : aProduct(),
      sum: kind === 'enclosure' ? null : 250 * amount,
      isEnough: true,
      isChosen: board.choices.some((one) => one.key === key),
      fitCount: kind === 'enclosure' ? 0 : 3,
      problem: kind === 'enclosure' ? 'nothing-fits' : null,
    }),
  )
  return { items, totals: { sum: 5_000, unpricedCount: 0, missingCount: 1 } }
}

async function open(at = '/modules/raec-configurator') {
  const server = fakeServer()
  const asked = server.on(configuratorApi.goods, ({ board }) => goodsOf(board))
  server.on(catalogueApi.brands, { items: [] })
  const rendered = await renderScreen(
    <main>
      <ConfiguratorPage />
    </main>,
    { at },
  )
  return { server, asked, ...rendered }
}

const names = { lighting: 'Освещение', kitchenSockets: 'Розетки кухни', cooker: 'Варочная панель' } as Record<string, string>

/** A board of three lines, begun earlier in this browser. */
async function openBoard(view = 'lines') {
  const flat = boardOf('flat', 'Щит квартиры', (line) => names[line] ?? '')
  const board = { ...flat, circuits: flat.circuits.filter(({ name }) => name !== '') }
  saveDraft(UNSAVED, { board, editKey: null, isChanged: true })
  return open(`/modules/raec-configurator?view=${view}`)
}

const fieldOf = (field: string, name: string) => screen.getByLabelText(`${field}: ${name}`)
const rowOf = (name: string) => fieldOf('Название', name).closest('tr')

test('[R-11] a template becomes lines, without sign-in', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /Квартира/ }))
  expect(await screen.findByLabelText('Название: Стиральная машина')).toHaveValue('Стиральная машина')
})

test('[R-11] a line shows breaker, cable, drop and a traffic light in words', async () => {
  await openBoard()
  expect(rowOf('Розетки кухни')).toHaveTextContent(/C16.*3×2,5.*Сходится/)
  // A template opens green; more load makes its own leakage more than a third of what its protection trips at.
  expect(rowOf('Варочная панель')).toHaveTextContent(/C32.*3×6.*Сходится/)
  expect(screen.getByText(/не заменяет проект\. /)).toBeVisible()
  await expectNoAxeViolations()
})

test('[R-11] a changed load is computed at once, undone by key, and the draft survives a reload', async () => {
  const { user, unmount } = await openBoard()
  const load = fieldOf('Мощность, кВт', 'Розетки кухни')
  await user.clear(load)
  await user.type(load, '5,5')
  expect(rowOf('Розетки кухни')).toHaveTextContent('C32')
  await user.keyboard('{Control>}z{/Control}')
  expect(rowOf('Розетки кухни')).toHaveTextContent('C16')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  unmount()
  await open()
  expect(rowOf('Розетки кухни')).toHaveTextContent('C32')
})

test('[R-11] lines are walked, copied, moved and removed by keys', async () => {
  const { user } = await openBoard()
  const listed = () => screen.getAllByLabelText(/^Название: /).map((field) => (field as HTMLInputElement).value)
  const before = listed()
  await user.click(fieldOf('Название', 'Освещение'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toHaveValue('Розетки кухни')
  await user.keyboard('{Control>}d{/Control}')
  expect(listed().slice(1, 3)).toEqual(['Розетки кухни', 'Розетки кухни'])
  await user.keyboard('{Control>}{Delete}{/Control}')
  expect(listed()).toEqual(before)
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(listed()).toEqual(['Освещение', 'Варочная панель', 'Розетки кухни'])
})

test('[R-11] a load that is not a number is marked and not taken', async () => {
  const { user } = await openBoard()
  const load = fieldOf('Мощность, кВт', 'Освещение')
  await user.clear(load)
  await user.type(load, 'много')
  expect(load).toBeInvalid()
  await user.tab()
  expect(load).not.toBeInvalid()
})

test('[R-11] each decision shows formula, numbers, clause and how sure it is', async () => {
  const { user } = await openBoard()
  await user.click(screen.getByLabelText(/^Обоснование: Варочная панель/))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Iр = 1000·P / (U·cosφ)')
  expect(dialog).toHaveTextContent('P = 5,5 кВт; U = 230 В; cosφ = 1')
  expect(dialog).toHaveTextContent('ГОСТ Р 50571.5.52')
  expect(dialog).toHaveTextContent(/подтверждено двумя источниками|один источник/)
})

test.each([
  ['diagram', /Однолинейная схема: Щит квартиры/],
  ['front', /Вид спереди: Щит квартиры/],
  ['labels', /Маркировка: Щит квартиры/],
])('[R-11] the view %s is a drawing with a name and words', async (view, name) => {
  await openBoard(view)
  const drawing = await screen.findByRole('img', { name })
  expect(drawing).toHaveTextContent('QF')
  await expectNoAxeViolations()
})

test('[R-11] goods come with price and stock, and one is replaced among those that fit', async () => {
  const { user, server, asked } = await openBoard('goods')
  server.on(configuratorApi.alternatives, { items: [aProduct(), aProduct({ id: 8, name: 'Рубильник 63 А' })], total: 2 })
  await screen.findByText('Для 1 позиции подходящего товара нет.')
  await expectNoAxeViolations()
  await user.click(await screen.findByRole('button', { name: 'Заменить: QS1' }))
  await user.click(await screen.findByRole('button', { name: 'Выбрать: Рубильник 63 А' }))
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ board: { choices: [{ key: 'main', productId: 8 }] } })
})

test('[R-11] a guest puts the board into the cart and reads what became of every line', async () => {
  const { user, server } = await openBoard()
  server.on(configuratorApi.toCart, {
    items: [{ lineId: 'main', name: 'Рубильник', asked: 1, taken: 1, outcome: 'taken', message: null }],
    takenCount: 1,
    leftCount: 0,
  } as never)
  await user.click(screen.getByRole('button', { name: 'В корзину' }))
  await user.click(await screen.findByRole('button', { name: 'Положить' }))
  expect(await screen.findByRole('dialog', { name: 'Что попало в корзину' })).toHaveTextContent('Рубильник')
})

test('[R-11] a saved board gets a link; a guest goes on with it by its edit key', async () => {
  const { user, server, address } = await openBoard()
  const board = boardOf('flat', 'Щит квартиры', (name) => name)
  const saved = { token: TOKEN, board, canEdit: false, updatedAt: '2026-11-17T02:00:00.000Z' }
  server.on(configuratorApi.create, { ...saved, editKey: 'k'.repeat(43) })
  server.on(configuratorApi.read, saved)
  await user.click(screen.getByRole('button', { name: 'Ссылка' }))
  const dialog = await screen.findByRole('dialog', { name: 'Щит сохранён' })
  expect(within(dialog).getByDisplayValue(new RegExp(`\\?board=${TOKEN}$`))).toBeVisible()
  expect(address()).toContain(TOKEN)
  await user.keyboard('{Escape}')
  const changed = server.on(configuratorApi.change, saved)
  await user.click(await screen.findByRole('button', { name: 'Ссылка' }))
  await expect.poll(() => changed[0]?.body).toMatchObject({ editKey: 'k'.repeat(43) })
})

test('[R-11] a link that leads nowhere says so and offers a new board', async () => {
  const server = fakeServer()
  server.on(configuratorApi.read, new Refusal({ status: 404, code: 'board.not-found' }))
  await renderScreen(<ConfiguratorPage />, { at: `/modules/raec-configurator?board=${TOKEN}`, user: aUser() })
  expect(await screen.findByRole('link', { name: 'Собрать новый щит' })).toHaveAttribute('href', '/modules/raec-configurator?start=1')
})
