import { fireEvent, screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { activeText, breaker, changesOf, lines, open, rowsIn, suggested, unmatched } from '#test/open-specification.tsx'
import { aGroup, aLine, aSpecification, aUuid } from './specification.builder.ts'

test('[S-13] the table shows lines with live price, sum, stock and day; the sum of all stands below', async () => {
  const { grid } = await open()
  expect(grid).toHaveAttribute('aria-rowcount', '4')
  const [first, second, empty] = rowsIn(grid)
  await expect.poll(() => first?.textContent).toMatch(/Автомат 1P 16А.*MVA20-1-016-C.*4.*шт.*250,00 ₽.*1.000,00 ₽.*12.*18\.11/)
  expect(second).toHaveTextContent('кабель ввг 3х2,5')
  expect(empty).toHaveTextContent('Введите товар или вставьте строки из Excel')
  expect(screen.getByText('не подобрано: 1')).toBeVisible()
})

test('[S-13] days are those of the one destination of the buyer, which the page names', async () => {
  await open()
  expect(await screen.findByRole('button', { name: 'Куда: Самовывоз: Склад на Ленина, Тула' })).toBeVisible()
})

test('[S-13] cells are walked by keys, edited in place, and saved by themselves', async () => {
  const { grid, user, saved } = await open()
  grid.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(activeText(grid)).toBe('4')
  await user.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Кол-во' })
  expect(field).toHaveValue('4')
  await user.keyboard('9{Enter}')
  expect(activeText(grid)).toBe('100')
  expect(rowsIn(grid)[0]).toHaveTextContent('2 250,00 ₽')
  await user.keyboard('7{Escape}')
  expect(activeText(grid)).toBe('100')
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(changesOf(saved)).toEqual([{ op: 'setLines', lines: [{ id: aUuid(1), amount: 9 }] }])
  await user.keyboard('{Control>}z{/Control}')
  expect(rowsIn(grid)[0]).toHaveTextContent('1 000,00 ₽')
})

test('[S-13] a block pasted on the empty row becomes lines; undone, they are gone', async () => {
  const { grid, user, server } = await open()
  server.on(matchTextsApi.match, { items: [unmatched, unmatched] })
  grid.focus()
  await user.keyboard('{Control>}{End}{/Control}')
  fireEvent.paste(grid, { clipboardData: { getData: () => 'Гофра 20\t50\nКоробка\t7\n' } })
  expect(grid).toHaveAttribute('aria-rowcount', '6')
  expect(rowsIn(grid)[3]).toHaveTextContent('Коробка')
  await user.keyboard('{Control>}z{/Control}')
  expect(grid).toHaveAttribute('aria-rowcount', '4')
})

test('[S-13] a product is found while its name is typed and takes the place of the text', async () => {
  const { grid, user, saved, server } = await open()
  server.on(catalogueApi.suggest, suggested)
  grid.focus()
  await user.keyboard('{ArrowDown}кабель')
  expect(await screen.findByRole('option', { name: /VVG-3-25/ })).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => rowsIn(grid)[1]?.textContent).toContain('Кабель ВВГнг 3х2,5')
  await expect.poll(() => changesOf(saved)).toEqual([{ op: 'setLines', lines: [{ id: aUuid(2), productId: 9, customProductId: null }] }])
})

test('[S-13] rows are chosen, moved and grouped by keys', async () => {
  const { grid, user } = await open()
  grid.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(rowsIn(grid)[1]).toHaveTextContent('Автомат 1P 16А')
  await user.keyboard('{Control>}a{/Control}')
  expect(screen.getByText('Выбраны 2 строки')).toBeVisible()
  await user.keyboard('{Control>}g{/Control}')
  const name = await screen.findByRole('textbox', { name: 'Товар' })
  await user.type(name, 'ЩР-1{Enter}')
  expect(rowsIn(grid)[0]).toHaveTextContent(/ЩР-1.*2 строки/)
  expect(rowsIn(grid)).toHaveLength(4)
})

test('[S-13] a group folds and its multiplier counts in the sums', async () => {
  const { grid, user } = await open({
    groups: [aGroup({ id: aUuid(9), name: 'Щит', multiplier: 5 })],
    lines: [aLine({ ...lines[0], id: aUuid(1), groupId: aUuid(9) })],
  })
  expect(rowsIn(grid)[0]).toHaveTextContent(/Щит.*× 5/)
  await expect.poll(() => rowsIn(grid)[0]?.textContent).toMatch(/5.000,00 ₽/)
  await user.click(screen.getByRole('button', { name: 'Свернуть или развернуть «Щит»' }))
  expect(rowsIn(grid)).toHaveLength(2)
})

test('[S-13] 409 on the same cell: both variants are shown, nothing is lost', async () => {
  const { grid, user, server } = await open()
  const theirs = { ...aSpecification({ lines: [{ ...lines[0], amount: 6 } as never, lines[1] as never], products: [breaker], version: 8 }) }
  const refused = server.on(specificationsApi.change, new Refusal({ status: 409, code: 'specification.changed', current: theirs }))
  grid.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}9{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Спецификацию изменили одновременно с вами' })
  expect(dialog).toHaveTextContent('количество: у коллеги «6», у вас «9»')
  expect(refused).toHaveLength(1)
  const saved = server.on(specificationsApi.change, { version: 9, products: [] })
  await user.click(within(dialog).getByRole('button', { name: 'Оставить моё' }))
  await expect.poll(() => saved.map(({ body }) => (body as { version: number }).version)).toEqual([8])
  expect(rowsIn(grid)[0]).toHaveTextContent('2 250,00 ₽')
})

test('[S-13] a reader changes nothing and may copy', async () => {
  const { grid, user } = await open({ canEdit: false, isOwn: false, kind: 'recommended' })
  expect(grid).toHaveAttribute('aria-rowcount', '3')
  grid.focus()
  await user.keyboard('5{Delete}')
  expect(screen.queryByRole('combobox', { name: 'Товар' })).toBeNull()
  expect(rowsIn(grid)).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Скопировать себе' })).toBeVisible()
})

test('[S-13] lines go to the cart with a report for each of them', async () => {
  const { user, server } = await open()
  server.on(namedCartsApi.list, { items: [{ id: 3, name: 'Объект', isActive: true, count: 0, sum: 0 }] as never })
  const asked = server.on(specificationsApi.toCart, {
    cartId: 3,
    takenCount: 1,
    leftCount: 1,
    items: [
      { lineId: aUuid(1), name: 'Автомат 1P 16А', outcome: 'taken', asked: 4, taken: 4, message: '' },
      { lineId: aUuid(2), name: 'кабель ввг 3х2,5', outcome: 'raw-text', asked: 100, taken: 0, message: 'Подберите товар' },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'В корзину' }))
  await user.click(await screen.findByRole('button', { name: 'Положить в корзину' }))
  const left = await screen.findByRole('region', { name: 'Товар не подобран' })
  expect(left).toHaveTextContent('кабель ввг 3х2,5')
  expect(asked.map(({ body }) => body)).toEqual([{ cartId: 3 }])
})

test('[S-13] a buyer without a cart puts lines into it at once, without a name for a new one', async () => {
  const { user, server } = await open()
  server.on(namedCartsApi.list, { items: [] })
  const asked = server.on(specificationsApi.toCart, { cartId: 3, takenCount: 2, leftCount: 0, items: [] })
  await user.click(screen.getByRole('button', { name: 'В корзину' }))
  expect(await screen.findByRole('combobox', { name: 'В какую корзину' })).toHaveTextContent('Корзина')
  await user.click(screen.getByRole('button', { name: 'Положить в корзину' }))
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{}])
})

test('[S-13] lines go to the purchasing board, into a new need that wants its day; then come the report and the way to it', async () => {
  const { user, server } = await open()
  server.on(purchasingApi.list, { items: [], meta: { totalCount: 0, pageCount: 1, currentPage: 1, perPage: 100 } } as never)
  const made = server.on(purchasingApi.create, { id: 12 } as never)
  const asked = server.on(purchasingApi.collect, { takenCount: 1, leftCount: 0, items: [] })
  await user.click(screen.getByRole('button', { name: 'Другие действия' }))
  await user.click(await screen.findByRole('menuitem', { name: 'На доску закупок' }))
  const submit = await screen.findByRole('button', { name: 'Добавить на доску' })
  await user.type(screen.getByRole('textbox', { name: 'Название' }), 'Школа № 5')
  expect(submit).toBeDisabled()
  fireEvent.change(screen.getByLabelText(/Нужно к/), { target: { value: '2099-12-01' } })
  await user.click(submit)
  expect(await screen.findByRole('link', { name: 'Открыть закупку' })).toHaveAttribute('href', '/order-manager/12')
  expect(made.map(({ body }) => body)).toEqual([{ name: 'Школа № 5', neededOn: '2099-12-01' }])
  expect(asked.map(({ body }) => body)).toEqual([{ type: 'specification', id: 5 }])
})
