import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAmountClear, readingsOfLine } from './readings.rules.ts'

const said = (line: string) =>
  readingsOfLine(line).map(({ code, amount }) => (amount.kind === 'read' ? `${code} = ${amount.amount}` : code))

test.each([
  ['A1 5', ['A1 = 5', 'A1 5']],
  ['A1;5', ['A1 = 5', 'A1;5']],
  ['A1 — 5 шт.', ['A1 = 5', 'A1 — 5 шт.']],
  ['A1 - 5', ['A1 = 5', 'A1 - 5']],
  ['A1-5', ['A1-5']],
  ['A1 х 5', ['A1 = 5', 'A1 х 5']],
  ['A1 | 2,5 м', ['A1 = 2.5', 'A1 | 2,5 м']],
  ['A1\t 1 200', ['A1 = 1200', 'A1 1 = 200', 'A1 1 200']],
  ['A1: 5', ['A1 = 5', 'A1: 5']],
  [' A1, ', ['A1']],
  ['A1;', ['A1']],
  // A gap before a dash or a sign of times makes it one; none is needed after it.
  ['A1 -5', ['A1 = 5', 'A1 -5']],
  ['A1- 5', ['A1 = 5', 'A1- 5']],
  ['A1 x5', ['A1 = 5', 'A1 x5']],
  ['A1x5', ['A1x5']],
  ['A1 × 5', ['A1 = 5', 'A1 × 5']],
  ['A1 * 5', ['A1 = 5', 'A1 * 5']],
  // A long dash, a semicolon and a bar need no gap at all.
  ['A1—5', ['A1 = 5', 'A1—5']],
  ['A1–5', ['A1 = 5', 'A1–5']],
  ['A1|5', ['A1 = 5', 'A1|5']],
  ['A1 ;5', ['A1 = 5', 'A1 ;5']],
  // Numbers of one digit and of several, with a point or a comma, with thousands apart.
  ['A1 12', ['A1 = 12', 'A1 12']],
  // A fraction without a unit may belong to the name.
  ['A1 2.25', ['A1 2.25', 'A1 = 2.25']],
  ['A1 12 345 678,5', ['A1 = 12345678.5', 'A1 12 345 678,5', 'A1 12 345 = 678.5']],
  ['A1 123 456.75 м', ['A1 = 123456.75', 'A1 123 = 456.75', 'A1 123 456.75 м']],
  ['A1 1234 567', ['A1 1234 = 567', 'A1 1234 567']],
  ['A1 12 34', ['A1 12 = 34', 'A1 12 34']],
  // A unit is one of those that lists are counted in, with a dot or without.
  ['A1 5м', ['A1 = 5', 'A1 5м']],
  ['A1 5 упаков.', ['A1 = 5', 'A1 5 упаков.']],
  ['A1 5 упаковок', ['A1 = 5', 'A1 5 упаковок']],
  ['A1 5 м2', ['A1 = 5', 'A1 5 м2']],
  // A zero is no amount of anything, yet the line says one.
  ['A1 0', ['A1', 'A1 0']],
  // The amount stands at the end, and a code before it.
  ['5', ['5']],
  ['A1 5 и', ['A1 5 и']],
  ['A1 B2, 5', ['A1 B2 = 5', 'A1 B2, 5']],
  ['A1; 5', ['A1 = 5', 'A1; 5']],
  ['A1,', ['A1']],
  ['A1, 2;', ['A1 = 2', 'A1, 2']],
  ['A1:', ['A1:']],
  ['', ['']],
])('%j may mean %j', (line, readings) => {
  expect(said(line)).toEqual(readings)
})

/** The likeliest reading. */
test.each([
  ['Автомат С16 10шт', 'Автомат С16', 10, 'шт'],
  ['5 шт автомат ABB S201 C16', 'автомат ABB S201 C16', 5, 'шт'],
  ['10шт. розетка двойная', 'розетка двойная', 10, 'шт.'],
  ['100 м кабель ВВГнг 3х2,5', 'кабель ВВГнг 3х2,5', 100, 'м'],
  ['Розетка белая х5', 'Розетка белая', 5, null],
  ['5 х Розетка белая', 'Розетка белая', 5, null],
  ['Розетка белая - 3 шт.', 'Розетка белая', 3, 'шт.'],
  ['Розетка белая, кол-во 7', 'Розетка белая', 7, null],
  ['Розетка белая в количестве 7 шт', 'Розетка белая', 7, 'шт'],
  ['Розетка белая (3 шт)', 'Розетка белая', 3, 'шт'],
  ['Лампа E27 12 шт. по 2 в уп.', 'Лампа E27', 12, 'шт.'],
  ['Розетка 10 шт белая IEK', 'Розетка белая IEK', 10, 'шт'],
  ['10 шт кабель-канал 2 м', 'кабель-канал 2 м', 10, 'шт'],
  ['12) Автомат 16А - 3', 'Автомат 16А', 3, null],
  ['3.1 Автомат 16А, 3 шт', 'Автомат 16А', 3, 'шт'],
  ['1. Автомат 16А (белый) 3 шт', 'Автомат 16А (белый)', 3, 'шт'],
  ['• Автомат 16А 3 шт', 'Автомат 16А', 3, 'шт'],
  ['- Автомат 16А 3 шт', 'Автомат 16А', 3, 'шт'],
  ['Автомат 16А — 1 200 шт', 'Автомат 16А', 1200, 'шт'],
])('%j is %j, %s %s', (line, code, amount, unit) => {
  const [first] = readingsOfLine(line)
  expect(first).toEqual({ code, amount: { kind: 'read', amount }, ...(unit && { unit }) })
})

test.each([
  'Кабель ВВГнг 3х2,5',
  'Кабель ВВГнг 3 х 2,5',
  'Провод ПуГВ 2,5',
  'Автомат ВА47-29 С 16',
  'Автомат ВА47-29 16А',
  'Светильник IP 44',
  'Щит на 12',
  'Дюбель 6х40 (100 шт)',
  'Лампа 10Вт',
  '2.5 мм2 провод',
  'Изолента 20 мм',
  'клемма пружинная 4 кв.мм КДР 29 (Термосадко)',
  'каб. АВВГнг(А)-LS 5×4мм 1кВ барабан 500м пр-во Hager',
  'Прибор приёмно-контрольный Сигнал-20',
  'Щит на 12 модулей',
  'Дюбель 6х40 (100 шт)',
  'Дюбель 6х40 уп. 100 шт',
  'Хомут 200 мм (уп.100шт)',
  'Лампа 5Вт 4000К',
  'Лоток 100х50 L=3000',
  'Автомат 3П 16А',
  'Кабель UTP 4х2х0,5 кат. 5',
  'Удлинитель 3 гнезда',
  'Бокс ЩРН-12',
  '3 полюсный автомат',
  'Муфта 1/2',
  'Реле 24 В DC',
  'Гофра d20',
  'Гофра ф 20 мм',
  'Автомат ВА47-29',
  'Розетка 2 местная',
  'Кабель ВВГ 3х2,5 (N, PE)',
  'Подрозетник 68х42',
  'Отвёртка SL8х100',
  'Шкаф Rack Max10',
  'Короб Flex25',
  'Болт м 12',
  'Удлинитель шнур5м',
  'Лоток Box2',
])('%j has no amount: what looks like one belongs to the name', (line) => {
  expect(readingsOfLine(line)[0]).toEqual({ code: line, amount: { kind: 'missing' } })
})

test.each([
  ['акб 12в 7ач Котёл штук 2', true],
  ['Рамка белая 5 шт', true],
  ['Рамка белая12шт', true],
  ['Рамка белаяx6', true],
  ['Рамка белая х 6', true],
  // It may be the content of a pack, or a length of the goods.
  ['Лампа A60 (5 шт)', false],
  ['Изолента 20 м', false],
  ['Щит ЩРН 12', false],
])('%j says its amount clearly: %s', (line, isClear) => {
  const [first] = readingsOfLine(line)
  expect(first && isAmountClear(first, line)).toBe(isClear)
})

test('a mark before three digits is asked about, not guessed', () => {
  expect(readingsOfLine('Саморез 1.500 шт')[0]?.amount).toEqual({ kind: 'doubtful', amounts: [1.5, 1500] })
})

test('a line of any letters is read in a moment, and one of its readings is the line itself', () => {
  const part = fc.constantFrom(
    ' ',
    '  ',
    '5',
    '1 200',
    ',5',
    '.500',
    'шт',
    'шт.',
    ' м ',
    'х',
    '-',
    '—',
    '(',
    ')',
    ';',
    'автомат',
    'А1',
    'уп',
    'по',
    '№',
    '1)',
    '2.',
    '•',
    '👩',
    '\u0000',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 60 }), (parts) => {
      const line = parts.join('').slice(0, 500)
      const readings = readingsOfLine(line)
      expect(readings.length).toBeGreaterThan(0)
      expect(readings.some(({ amount }) => amount.kind === 'missing')).toBe(true)
      expect(readings.every(({ amount }) => amount.kind !== 'read' || amount.amount > 0)).toBe(true)
    }),
  )
})
