import type { Cell } from '#platform/spreadsheets/sheet-row'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../lines/lines-of.ts'
import { fingerprintOf } from './fingerprint.rules.ts'
import { guessMapping } from './guess-mapping.ts'
import { columnsOf } from './list-columns.rules.ts'
import type { Sheet } from '../source.ts'

const sheet = (...rows: Cell[][]) => ({ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) })
const guess = (...rows: Cell[][]) => guessMapping([sheet(...rows)])[0]?.mapping
/** The columns that were found. */
const columns = (...rows: Cell[][]) => {
  const mapping = guess(...rows)
  if (!mapping) return {}
  const { codes, names, ...single } = columnsOf(mapping, sheet(...rows).rows)
  return { codes, names, ...Object.fromEntries(Object.entries(single).filter(([, column]) => column !== null)) }
}
const linesIn = (sheets: Sheet[]) =>
  linesOf(
    sheets,
    guessMapping(sheets).map(({ mapping }) => mapping),
  )
const lines = (...rows: Cell[][]) => linesIn([sheet(...rows)])
const goods = (...rows: Cell[][]) =>
  lines(...rows).map(({ text, amount }) => `${text} = ${amount.kind === 'read' ? amount.amount : amount.kind}`)

/** Title, header with a numbering of its columns, sections, stamp: a specification by GOST 21.110. */
const gost: Cell[][] = [
  ['ООО «Проект»', null, null, null, null, null, null, null, null],
  ['Спецификация оборудования, изделий и материалов', null, null, null, null, null, null, null, null],
  [
    'Позиция',
    'Наименование и техническая характеристика',
    'Тип, марка, обозначение документа, опросного листа',
    'Код оборудования, изделия, материала',
    'Завод-изготовитель',
    'Единица измере- ния',
    'Коли- чество',
    'Масса единицы, кг',
    'Примечание',
  ],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
  [null, '1. Щитовое оборудование', null, null, null, null, null, null, null],
  ['1.1', 'Щит ЩР-1 в составе:', null, null, null, 'компл.', 2, null, null],
  ['1.1.1', 'Выключатель автоматический 3P 16А', 'ВА47-29', 'MVA20-3-016-C', 'IEK', 'шт.', 5, 0.3, 'или аналог'],
  ['1.1.2', 'Выключатель автоматический 1P 10А', 'ВА47-29', 'MVA20-1-010-C', 'IEK', 'шт.', 12, 0.1, null],
  [null, '2. Кабельная продукция', null, null, null, null, null, null, null],
  ['2.1', 'Кабель силовой', 'ВВГнг(А)-LS 3х2,5', null, 'Алюр', 'м', '1 250', null, null],
  ['Изм.', 'Кол.уч', 'Лист', '№ док.', 'Подп.', 'Дата', 'ЭОМ.СО', null, null],
  ['Разраб.', 'Иванов', null, null, null, null, 'Стадия', 'Лист', 'Листов'],
]

describe('a specification by GOST', () => {
  test('is understood whole: columns, first and last row', () => {
    expect(guess(...gost)).toMatchObject({ isTaken: true, headerRow: 2, firstRow: 4, endRow: 10 })
    expect(columns(...gost)).toEqual({ codes: [3], names: [1, 2], amount: 6, unit: 5, note: 8, brand: 4 })
  })

  test('has lines with groups, all codes, brand and note; headings and the stamp are no goods', () => {
    expect(lines(...gost).map(({ row, text, codes, unit, note }) => [row, text, codes, unit, note])).toEqual([
      [7, 'Выключатель автоматический 3P 16А ВА47-29 IEK', ['MVA20-3-016-C'], 'шт.', 'или аналог'],
      [8, 'Выключатель автоматический 1P 10А ВА47-29 IEK', ['MVA20-1-010-C'], 'шт.', null],
      [10, 'Кабель силовой ВВГнг(А)-LS 3х2,5 Алюр', [], 'м', null],
    ])
    expect(lines(...gost).map(({ groups }) => groups)).toEqual([
      [
        { name: 'Щитовое оборудование', multiplier: 1 },
        { name: 'Щит ЩР-1', multiplier: 2 },
      ],
      [
        { name: 'Щитовое оборудование', multiplier: 1 },
        { name: 'Щит ЩР-1', multiplier: 2 },
      ],
      [{ name: 'Кабельная продукция', multiplier: 1 }],
    ])
  })
})

describe('columns by a header', () => {
  test.each<[string, Cell[][], object]>([
    [
      'numbers of rows',
      [
        ['№', 'Артикул', 'Наименование', 'Кол-во'],
        [1, 'A1-16', 'Автомат', 5],
      ],
      { codes: [1], names: [2], amount: 3 },
    ],
    [
      'English',
      [
        ['Name', 'Qty'],
        ['Breaker', 2],
      ],
      { codes: [], names: [0], amount: 1 },
    ],
    [
      'a total beats a part',
      [
        ['Наименование', 'Кол-во на 1 щит', 'Кол-во всего', 'Цена'],
        ['Автомат', 2, 10, 99],
      ],
      { codes: [], names: [0], amount: 2 },
    ],
    [
      'two rows with a heading over two columns',
      [
        ['№ п/п', 'Наименование', 'Ед. изм.', 'Количество', null, 'Сумма, руб'],
        [null, null, null, 'на 1 щит', 'всего', null],
        [1, 'Автомат', 'шт', 2, 10, 500],
      ],
      { codes: [], names: [1], unit: 2, amount: 4 },
    ],
    [
      'own code, article, maker’s code and barcode in this order',
      [
        ['Штрихкод', 'Код производителя', 'Артикул', 'Наш код', 'Товар', 'Кол'],
        ['4606038022345', 'MVA20', 'A-1', '7', 'Автомат', 1],
      ],
      { codes: [3, 2, 1, 0], names: [4], amount: 5 },
    ],
    [
      'prices, sums, stocks and packs are no amounts',
      [
        ['Товар', 'Цена за шт', 'Сумма', 'Остаток, шт', 'Кол-во в упаковке', 'Заказ'],
        ['Автомат', 100, 200, 55, 10, 2],
      ],
      { codes: [], names: [0], amount: 5 },
    ],
    [
      'a filled column of amounts before an empty one',
      [
        ['Товар', 'Всего', 'Кол-во'],
        ['Автомат', null, 2],
        ['Розетка', null, 3],
      ],
      { codes: [], names: [0], amount: 2 },
    ],
    [
      'a sum beside the header',
      [
        ['Наименование', 'Количество', 'Цена', 912.07],
        ['Реле', 8, 5, null],
      ],
      { codes: [], names: [0], amount: 1 },
    ],
    [
      'groups',
      [
        ['Щит', 'Артикул', 'Кол-во'],
        ['ЩР-1', 'A1-16', 5],
      ],
      { codes: [1], names: [], amount: 2, group: 0 },
    ],
    [
      'the name left without a heading',
      [
        ['Артикул', null, 'Кол-во'],
        ['A1-16', 'Автомат 16А белый', 5],
      ],
      { codes: [0], names: [1], amount: 2 },
    ],
  ])('%s', (_, rows, expected) => {
    expect(columns(...rows)).toEqual(expected)
  })

  test('a header may stand far below a title, an address and a date', () => {
    const above: Cell[][] = Array.from({ length: 25 }, (_, at) => [`Строка письма ${at}`])
    expect(guess(...above, ['Артикул', 'Кол-во'], ['A1-16', 5])).toMatchObject({ headerRow: 25, firstRow: 26, endRow: 27 })
  })

  test('a list of one column may have a heading; goods that begin like one stay goods', () => {
    expect(goods(['Наименование'], ['Автомат С16 5 шт'])).toEqual(['Автомат С16 = 5'])
    expect(goods(['Изделие крепёжное М8 - 5 шт'], ['Материал изоляционный 3 шт'])).toHaveLength(2)
  })
})

describe('columns by their look', () => {
  test.each<[string, Cell[][], object]>([
    [
      'code, name, amount',
      [
        ['MVA20-1-016', 'Автомат белый', 5],
        ['MVA20-1-025', 'Розетка серая', 7],
      ],
      { codes: [0], names: [1], amount: 2 },
    ],
    [
      'numbers of rows, unit, price and sum',
      [
        [1, 'Автомат белый 16А', 'шт', 5, 100, 500],
        [2, 'Розетка серая двойная', 'шт', 7, 200, 1400],
      ],
      { codes: [], names: [1], amount: 3, unit: 2 },
    ],
    [
      'codes of digits',
      [
        [13527, 10],
        [13528, 4],
      ],
      { codes: [0], names: [], amount: 1 },
    ],
    [
      'name and amount with a unit',
      [
        ['Кабель ВВГнг 3х2,5', '100 м'],
        ['Автомат С16', '5 шт.'],
      ],
      { codes: [], names: [0], amount: 1 },
    ],
    [
      'price before the amount, told by the sum',
      [
        ['Автомат белый', 99.5, 2, 199],
        ['Розетка серая', 10.25, 4, 41],
      ],
      { codes: [], names: [0], amount: 2 },
    ],
    ['one column', [['Автомат С16 5 шт'], ['Розетка 3 шт']], { codes: [], names: [0] }],
  ])('%s', (_, rows, expected) => {
    expect(columns(...rows)).toEqual(expected)
  })
})

describe('rows that are no goods', () => {
  const head: Cell[] = ['Наименование', 'Кол-во', 'Цена', 'Сумма']
  test('totals, signatures and a header that is repeated are left out', () => {
    const rows: Cell[][] = [
      head,
      ['Автомат С16', 5, 10, 50],
      ['Итого по щиту', null, null, 50],
      head,
      ['Розетка', 3, 10, 30],
      ['ИТОГО:', null, null, 80],
      ['Составил', 'Иванов И. И.', null, null],
      ['Просим выставить счёт до пятницы', null, null, null],
    ]
    expect(goods(...rows)).toEqual(['Автомат С16 = 5', 'Розетка = 3'])
  })

  test('in a list with amounts a lone text is a heading of what follows', () => {
    const found = lines(['Артикул', 'Кол-во'], ['Розетки', null], ['A1-16', 5], ['Выключатели', null], ['A2-16', 1])
    expect(found.map(({ codes, groups }) => [codes[0], groups.map(({ name }) => name)])).toEqual([
      ['A1-16', ['Розетки']],
      ['A2-16', ['Выключатели']],
    ])
  })

  test('a lone code or size in it is goods whose amount was forgotten, never a heading', () => {
    const found = goods(
      ['Артикул', 'Кол-во'],
      ['A1-16', 5],
      ['AVT-16C', null],
      ['A2-16', 1],
      ['Освещение', null],
      ['A3-16', 2],
      ['A4-16', 2],
    )
    expect(found).toEqual(['A1-16 = 5', 'AVT-16C = missing', 'A2-16 = 1', 'A3-16 = 2', 'A4-16 = 2'])
  })

  test('a merged heading, repeated in every column, is one heading', () => {
    const merged: Cell[] = ['Щит ЩР-2 (3 шт)', 'Щит ЩР-2 (3 шт)', 'Щит ЩР-2 (3 шт)']
    expect(lines(['Артикул', 'Наименование', 'Кол-во'], merged, ['A1-16', 'Автомат', 5])[0]?.groups).toEqual([
      { name: 'Щит ЩР-2', multiplier: 3 },
    ])
  })

  test('a board that nothing stands below is goods', () => {
    expect(goods(['Наименование', 'Кол-во'], ['Автомат', 1], ['Щит ЩР-1', 2])).toEqual(['Автомат = 1', 'Щит ЩР-1 = 2'])
  })
})

test('sheets with prices alone are not taken beside a list; names of sheets are groups where several are taken', () => {
  const list = (name: string, ...rows: Cell[][]) => ({ ...sheet(...rows), name })
  const sheets = [
    list('Этаж 1', ['Товар', 'Кол-во'], ['Автомат', 1]),
    list('Лист2', ['Товар', 'Кол-во'], ['Розетка', 2]),
    list('Цены', ['Товар', 'Цена'], ['Розетка', 100]),
  ]
  const mappings = guessMapping(sheets)
  expect(mappings.map(({ mapping }) => mapping.isTaken)).toEqual([true, true, false])
  expect(linesIn(sheets).map(({ sheet: at, groups }) => [at, groups.map(({ name }) => name)])).toEqual([
    [0, ['Этаж 1']],
    [1, []],
  ])
})

test('a layout is known again whatever stands above it, and the columns a person chose are taken', () => {
  const one = sheet(['Артикул', 'Товар', 'Кол-во', 'Резерв'], ['A1-16', 'Автомат', 5, 7])
  const two = sheet(['Заявка'], ['АРТИКУЛ', ' товар', 'Кол-во:', 'Резерв'], ['A2-16', 'Розетка', 1, 2])
  const fingerprint = fingerprintOf(one)
  expect(fingerprintOf(two)).toBe(fingerprint)
  const chosen = ['code', 'name', null, 'amount'] as const
  expect(guessMapping([two], new Map([[fingerprint ?? '', { columns: [...chosen] }]]))[0]).toMatchObject({
    mapping: { columns: chosen },
    confidence: 1,
  })
})

test('«Пров.» is a wire where sizes follow, and a signature where a name does', () => {
  expect(goods(['Пров. ПВС 3х1,5 белый 20 м'], ['Розетка 2 шт'], ['Пров. Иванов'])).toEqual(['Пров. ПВС 3х1,5 белый = 20', 'Розетка = 2'])
})

test('amounts with three decimals in every cell are those of 1C; a lone «1.500» is asked about', () => {
  expect(goods(['Товар', 'Кол-во'], ['Автомат', '5,000'], ['Розетка', '12,000'], ['Бокс', '1,000'])).toEqual([
    'Автомат = 5',
    'Розетка = 12',
    'Бокс = 1',
  ])
  expect(lines(['Товар', 'Кол-во'], ['Кабель', '1.500'], ['Автомат', '5'])[0]?.amount).toEqual({ kind: 'doubtful', amounts: [1.5, 1500] })
  expect(goods(['Товар', 'Кол-во'], ['Кабель', '1.500'], ['Провод', '2,5'])).toEqual(['Кабель = 1500', 'Провод = 2.5'])
})
