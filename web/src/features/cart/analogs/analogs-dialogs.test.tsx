import { screen, waitFor, within } from '@testing-library/react'
import { cartApi } from '@vitrina/contract/cart/cart'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDifference, anAnalog } from '#parts/product/analog.builder.ts'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { CollectDialog } from './collect-dialog.tsx'
import { LineAnalogsDialog } from '#parts/cart/analogs/line-analogs-dialog.tsx'

const TOKEN = '00000000-0000-4000-8000-000000000001'
const totals = {
  lineCount: 1,
  lineSum: 0,
  selectedCount: 1,
  unpricedCount: 0,
  sum: 0,
  vat: 0,
  withoutVat: 0,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}
const changed = (count: number) => ({
  id: 1,
  version: 2,
  totals,
  items: Array.from({ length: count }, (_, index) => ({ index, status: 'ok' as const })),
  summary: { ok: count, warning: 0, error: 0 },
  deletionToken: TOKEN,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

test('a line is replaced by one press, and the message brings it back', async () => {
  server.on(cartAnalogsApi.ofLine, {
    items: [anAnalog(11, { product: { name: 'Автомат B' }, differences: [aDifference('ip')], priceDifference: -12 }), anAnalog(12)],
  })
  const replaced = server.on(cartApi.replace, changed(1))
  const restored = server.on(cartApi.restore, { id: 1, version: 3, totals, restoredCount: 1 })
  const onClose = vi.fn()
  const { user } = await renderScreen(<LineAnalogsDialog line={aCartLine(3, { name: 'Автомат A', amount: 7 })} onClose={onClose} />)
  expect(await screen.findByText('Вместо «Автомат A», 7 шт')).toBeVisible()
  const offers = await screen.findAllByRole('listitem')
  expect(offers).toHaveLength(2)
  expect(offers[0]).toHaveTextContent('То же, кроме: степень защиты IP54 вместо IP44')
  expect(offers[0]).toHaveTextContent('дешевле на 12 %')
  await user.click(screen.getByRole('button', { name: 'Заменить на Автомат B' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(replaced.map(({ body }) => body)).toEqual([{ items: [{ id: 3, productId: 11 }] }])
  expect(await screen.findByText('Заменена 1 позиция')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(restored.map(({ body }) => body)).toEqual([{ deletionToken: TOKEN }]))
})

test('a line without analogs says so', async () => {
  server.on(cartAnalogsApi.ofLine, { items: [] })
  await renderScreen(<LineAnalogsDialog line={aCartLine(3)} onClose={() => {}} />)
  expect(await screen.findByText('Замены с нужным количеством на складах нет.')).toBeVisible()
})

test('ticked lines are replaced together, at the sum that was shown', async () => {
  const replaced = server.on(cartApi.replace, changed(1))
  const price = (value: number) => ({ price: { value, withoutVat: value, vat: 0, vatRate: null, old: null } })
  const offers = [
    { line: aCartLine(1, { name: 'Первый', amount: 2, sum: 200 }), analog: anAnalog(11, { product: price(120.55) }) },
    { line: aCartLine(2, { name: 'Второй', amount: 1, sum: 100 }), analog: anAnalog(12, { product: price(90) }) },
    { line: aCartLine(3, { name: 'Третий', amount: 1, sum: 100, selected: false }), analog: anAnalog(13, { product: price(500) }) },
  ]
  const onClose = vi.fn()
  const { user } = await renderScreen(<CollectDialog offers={offers} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'Собрать всё, что есть сегодня' })
  // A line that is not to be ordered is not ticked.
  expect(within(dialog).getByRole('checkbox', { name: 'Заменить: Третий' })).not.toBeChecked()
  expect(dialog).toHaveTextContent(/Разница в сумме: \+31,10\s₽/)
  await user.click(within(dialog).getByRole('checkbox', { name: 'Заменить: Второй' }))
  expect(dialog).toHaveTextContent(/Разница в сумме: \+41,10\s₽/)
  await user.click(within(dialog).getByRole('button', { name: 'Заменить 1 позицию' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(replaced.map(({ body }) => body)).toEqual([{ items: [{ id: 1, productId: 11 }] }])
})

test('nothing ticked, nothing to press', async () => {
  const { user } = await renderScreen(<CollectDialog offers={[{ line: aCartLine(1), analog: anAnalog(11) }]} onClose={() => {}} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Заменить: Товар 1' }))
  expect(screen.getByRole('button', { name: /^Заменить 0/ })).toBeDisabled()
})
