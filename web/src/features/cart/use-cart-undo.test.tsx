import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Cart, cartApi, type CartTotals } from '@vitrina/contract/cart/cart'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { cartQuery } from './cart.api.ts'
import { useCartUndo } from './use-cart-undo.ts'

const totals: CartTotals = {
  lineCount: 2,
  lineSum: 20,
  selectedCount: 2,
  unpricedCount: 0,
  sum: 20,
  vat: 0,
  withoutVat: 20,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}
const TOKEN = '00000000-0000-4000-8000-000000000001'

/** The cart on the server, with the calls of its lines. */
function aServer() {
  const server = fakeServer()
  const all = [aCartLine(1, { name: 'Кабель', amount: 10 }), aCartLine(2, { name: 'Щит', amount: 20 })]
  const cart: Cart = { id: 5, name: '', version: 1, pricedAt: null, lines: [...all], totals }
  const head = { id: 5, version: 1, totals }
  server.on(cartApi.read, () => ({ ...cart, lines: [...cart.lines] }))
  const edits = server.on(cartApi.changeItem, () => ({ ...head, line: aCartLine(0) }))
  server.on(cartApi.changeMany, (body) => {
    cart.lines = cart.lines.filter(({ id }) => !body.ids?.includes(id))
    return { ...head, items: [], summary: { ok: 1, warning: 0, error: 0 }, deletionToken: TOKEN }
  })
  const restored = server.on(cartApi.restore, () => {
    cart.lines = [...all]
    return { ...head, restoredCount: 1 }
  })
  return { edits: () => edits.map(({ path, body }) => [path.split('/').at(-1), body]), restored }
}

function Lines() {
  const { data } = useQuery(cartQuery)
  const { edit, deleteLines } = useCartUndo()
  const pasteBoth = () => {
    edit(1, { amount: 3 })
    edit(2, { amount: 4 })
  }
  return (
    <>
      <ul>
        {data?.lines.map(({ id, amount, note, product }) => (
          <li key={id} aria-label={product.name}>
            {amount} {note}
            <button type="button" onClick={() => edit(id, { amount: amount * 10, note: 'срочно' })}>
              Изменить
            </button>
            <button type="button" onClick={() => edit(id, { selected: false })}>
              Снять
            </button>
            <button type="button" onClick={() => deleteLines([id])}>
              Удалить
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={pasteBoth}>
        Вставить
      </button>
      <input type="search" aria-label="Поиск" />
    </>
  )
}

async function show() {
  const server = aServer()
  const { user } = await renderScreen(<Lines />)
  await screen.findByRole('listitem', { name: 'Кабель' })
  const line = (name: string) => screen.getByRole('listitem', { name })
  const press = (name: string, button: string) => user.click(within(line(name)).getByRole('button', { name: button }))
  const undo = () => fireEvent.keyDown(document.body, { ctrlKey: true, code: 'KeyZ', key: 'я' })
  return { ...server, user, line, press, undo }
}

test('Ctrl+Z brings the amount and the note back, in any keyboard layout, and nothing more', async () => {
  const { edits, line, press, undo } = await show()
  await press('Кабель', 'Изменить')
  expect(line('Кабель')).toHaveTextContent('100 срочно')
  await press('Щит', 'Снять')
  undo()
  await waitFor(() => expect(line('Кабель')).toHaveTextContent(/^10 Изменить/))
  expect(screen.getByText('Прежнее значение возвращено')).toBeVisible()
  await waitFor(() => expect(edits()).toContainEqual(['1', expect.objectContaining({ amount: 10, note: '' })]))
  const before = edits().length
  undo()
  expect(line('Кабель')).toHaveTextContent(/^10 Изменить/)
  expect(edits()).toHaveLength(before)
})

test('amounts of several lines changed at once are brought back together, also from the message bar', async () => {
  const { user, line } = await show()
  await user.click(screen.getByRole('button', { name: 'Вставить' }))
  expect(line('Щит')).toHaveTextContent(/^4 /)
  expect(screen.getByText('Количество изменено у 2 позиций')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() =>
    expect([line('Кабель'), line('Щит')].map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual([10, 20]),
  )
})

test('Ctrl+Z brings deleted lines back, once', async () => {
  const { restored, press, undo } = await show()
  await press('Щит', 'Удалить')
  const inBar = await screen.findByRole('button', { name: 'Вернуть' })
  undo()
  fireEvent.click(inBar)
  expect(await screen.findByRole('listitem', { name: 'Щит' })).toBeVisible()
  undo()
  expect(restored.map(({ body }) => body)).toEqual([{ deletionToken: TOKEN }])
})

test('a search field undoes its own letters', async () => {
  const { line, press } = await show()
  await press('Кабель', 'Изменить')
  fireEvent.keyDown(screen.getByRole('searchbox'), { ctrlKey: true, code: 'KeyZ' })
  expect(line('Кабель')).toHaveTextContent('100 срочно')
})
