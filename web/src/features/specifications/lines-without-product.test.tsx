import { fireEvent, screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { expect, test } from 'vitest'
import { activeText, cable, changesOf, open, rowsIn, suggested, unmatched } from '#test/open-specification.tsx'
import { aLine, aUuid } from './specification.builder.ts'

test('[S-13, X-07] pasted lines are looked up: sure ones get their product, the others stay text and open with their candidates', async () => {
  const { grid, user, server } = await open()
  const offered = { product: cable, confidence: 0.6, reason: 'похоже по названию' }
  const asked = server.on(matchTextsApi.match, {
    items: [
      { ...unmatched, status: 'matched', product: cable, candidates: [offered], amount: 30 },
      { ...unmatched, status: 'review', candidates: [offered] },
    ],
  })
  grid.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  fireEvent.paste(grid, { clipboardData: { getData: () => 'ввг 3х2,5\nпровод какой-то\n' } })
  await expect.poll(() => rowsIn(grid)[2]?.textContent).toMatch(/Кабель ВВГнг 3х2,5.*VVG-3-25.*30/)
  expect(rowsIn(grid)[3]).toHaveTextContent('провод какой-то')
  expect(asked.map(({ body }) => body)).toEqual([{ texts: ['ввг 3х2,5', 'провод какой-то'] }])
  expect(await screen.findByText(/Подобрано 1 из 2 строк/)).toBeVisible()
  await user.keyboard('{ArrowUp}{Enter}')
  expect(await screen.findByRole('option', { name: /VVG-3-25/ })).toBeVisible()
  expect(asked).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => rowsIn(grid)[3]?.textContent).toContain('Кабель ВВГнг 3х2,5')
})

test('[S-13] F4 makes an own product of a text', async () => {
  const { grid, user, saved, server } = await open()
  const made = server.on(customProductsApi.create, {
    id: 31,
    type: 'custom',
    name: 'кабель ввг 3х2,5',
    article: '',
    brand: '',
    unit: 'м',
    price: null,
    link: '',
    note: '',
    visibility: 'private',
    image: null,
    isOwn: true,
  })
  grid.focus()
  await user.keyboard('{F4}')
  expect(made).toHaveLength(0)
  await user.keyboard('{ArrowDown}{F4}')
  await expect.poll(() => changesOf(saved)).toEqual([{ op: 'setLines', lines: [{ id: aUuid(2), customProductId: 31 }] }])
  expect(made.map(({ body }) => body)).toEqual([{ name: 'кабель ввг 3х2,5', unit: 'м' }])
})

test('[S-13] Ctrl+X puts a cell or the chosen rows on the clipboard and takes them away', async () => {
  const { grid, user } = await open()
  const copied: string[] = []
  const cutAway = () => fireEvent.cut(grid, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } })
  grid.focus()
  cutAway()
  expect([copied.pop(), rowsIn(grid)[0]?.textContent]).toEqual(['Автомат 1P 16А', expect.stringContaining('Пустая строка')])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  cutAway()
  expect([copied.pop(), activeText(grid)]).toEqual(['4', '4'])
  await user.keyboard('{Control>}a{/Control}')
  cutAway()
  expect([copied.pop()?.split('\n').length, rowsIn(grid).length]).toEqual([2, 1])
  await user.keyboard('{Control>}z{/Control}')
  expect(rowsIn(grid)).toHaveLength(3)
})

test('[S-13] a line asked of the seller shows it, and the answer is taken by looking for its words', async () => {
  const asked = { ...aLine({ id: aUuid(2), rawText: 'кабель ввг 3х2,5' }), askedAt: '2026-11-17T02:00:00.000Z' }
  const { grid, user, server } = await open({
    lines: [
      { ...asked, answeredAt: null, answer: '' },
      { ...asked, id: aUuid(3), answeredAt: '2026-11-17T03:00:00.000Z', answer: 'VVG-3-25' },
    ],
  })
  server.on(catalogueApi.suggest, suggested)
  expect(rowsIn(grid)[0]).toHaveTextContent('спросили продавца')
  expect(rowsIn(grid)[1]).toHaveTextContent('ответ: VVG-3-25')
  await user.click(within(grid).getByRole('button', { name: 'Взять' }))
  expect(await screen.findByRole('combobox', { name: 'Товар' })).toHaveValue('VVG-3-25')
  expect(await screen.findByRole('option', { name: /VVG-3-25/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await expect.poll(() => rowsIn(grid)[1]?.textContent).toContain('Кабель ВВГнг 3х2,5')
})
