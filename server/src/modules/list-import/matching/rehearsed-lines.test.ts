import { expect, test } from 'vitest'
import { rehearsedLines } from './rehearsed-lines.rules.ts'

const breaker = {
  name: 'Автоматический выключатель BA 1P 16А C Tavron',
  article: '100-16',
  manufacturerCode: 'BA-0016-1',
  ean: '4600000000016',
}

test('goods are written by code, by name, by a part of it, with slips and without sense', () => {
  expect(rehearsedLines(Array.from({ length: 12 }, () => breaker))).toEqual([
    '100-16 - 1 шт',
    '2. Автоматический выключатель BA 1P 16А C Tavron, 2 шт.',
    'Автоматический выключа 3 шт',
    'Авотматический выключатель BA 1P 16А C Tavron x4',
    'Автоматический выключатель BA 1P 16А C — 5 шт',
    'Авто. выкл. BA 1P 16А C Tavron\t6',
    'BA-OOl6-l 7',
    '8 шт Tavron C 16А 1P BA выключатель Автоматический',
    '100-16 Автоматический выключатель BA 1P 16А C Tavron 9',
    'Автоматический 1P 16А',
    '4600000000016;11',
    'йиксечитамотвА ьлетачюлкыв AB P1 А61 C norvaT 12 шт',
  ])
})
test('goods without a barcode are written by their article', () => {
  const goods = Array.from({ length: 11 }, () => ({ ...breaker, ean: null }))
  expect(rehearsedLines(goods).at(-1)).toBe('100-16;11')
})
