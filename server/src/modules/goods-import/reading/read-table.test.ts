import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { formatOf, readTable } from './read-table.ts'
import { FileRefusal, type TableCell } from './table.ts'

const rowsOf = async (file: Buffer | Uint8Array): Promise<Record<string, TableCell[][]>> => {
  const bytes = new Uint8Array(file)
  const names: string[] = []
  const sheets: Record<string, TableCell[][]> = {}
  for await (const event of readTable(bytes, formatOf(bytes))) {
    if ('cells' in event) sheets[names[event.sheet] ?? '']?.push(event.cells)
    else {
      names[event.sheet] = event.name
      sheets[event.name] = []
    }
  }
  return sheets
}
const refusalOf = async (file: Buffer | Uint8Array): Promise<string> =>
  rowsOf(file).then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefusal ? error.code : `broke: ${String(error)}`),
  )

const lines = 'Артикул;Цена\r\nKAB-0015;"1 250,50"\r\n"A ""1""";7'
const wanted = [
  ['Артикул', 'Цена'],
  ['KAB-0015', '1 250,50'],
  ['A "1"', '7'],
]

describe('a table of text', () => {
  const windows1251 = Buffer.from(
    [...lines].map((sign) => (sign >= 'А' && sign <= 'я' ? sign.charCodeAt(0) - 0x410 + 0xc0 : sign.charCodeAt(0))),
  )
  const ofDos = Buffer.from(
    [...lines].map((sign) => {
      const code = sign.charCodeAt(0)
      if (sign < 'А' || sign > 'я') return code
      return code - 0x410 + (sign < 'р' ? 0x80 : 0xb0)
    }),
  )
  test.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${lines}`)],
    ['UTF-16', Buffer.from(`\ufeff${lines}`, 'utf16le')],
    ['Windows-1251', windows1251],
    ['of MS-DOS', ofDos],
    ['with the delimiter of Excel told', Buffer.from(`sep=;\r\n${lines}`)],
    ['with lines of the old Mac', Buffer.from(lines.replaceAll('\r\n', '\r'))],
  ])('in %s is read alike', async (_, file) => {
    expect(await rowsOf(file)).toEqual({ '': wanted })
  })

  test('an inch at the beginning of a cell opens no quotation', async () => {
    expect(await rowsOf(Buffer.from('a;b\n"1/2 дюйма;5\nc;6'))).toEqual({
      '': [
        ['a', 'b'],
        ['"1/2 дюйма', '5'],
        ['c', '6'],
      ],
    })
  })

  test('rows stay whole wherever the file is cut into parts', async () => {
    const many = Array.from({ length: 40_000 }, (_, at) => `код-${at};"цена ""${at}"""`).join('\n')
    const { '': rows = [] } = await rowsOf(Buffer.from(many))
    expect(rows).toHaveLength(40_000)
    expect(rows.every((cells, at) => cells[0] === `код-${at}` && cells[1] === `цена "${at}"`)).toBe(true)
  })
})

test('a workbook: every visible sheet, numbers as numbers, the last result of a formula', async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'Обложка', rows: [['Прайс']] },
      {
        name: 'Цены',
        rows: [
          ['Артикул', 'Цена'],
          ['A', 12.5],
        ],
      },
      { name: 'Служебный', rows: [['x']], hidden: true },
    ],
  })
  expect(await rowsOf(file)).toEqual({
    Обложка: [['Прайс']],
    Цены: [
      ['Артикул', 'Цена'],
      ['A', 12.5],
    ],
  })
})

const yml = (inner: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-01-01"><shop>${inner}</shop></yml_catalog>`)

test('a feed of Yandex Market: categories with their parents, several pictures, a name in parts', async () => {
  const file = yml(`<categories><category id="1">Кабель</category><category id="2" parentId="1">Силовой</category></categories><offers>
    <offer id="A1"><name>ВВГ 3х1,5</name><vendor>Искра</vendor><vendorCode>V-1</vendorCode><price>12.5</price><categoryId>2</categoryId>
      <picture>https://a.example/1.jpg</picture><picture>https://a.example/2.jpg</picture><count>7</count></offer>
    <offer id="A2"><typePrefix>Автомат</typePrefix><vendor>Волна</vendor><model>C16</model><price>90</price></offer></offers>`)
  const { offers: [, first, second] = [] } = await rowsOf(file)
  expect(first).toEqual([
    'A1',
    'V-1',
    '',
    'ВВГ 3х1,5',
    'Искра',
    'Кабель / Силовой',
    12.5,
    7,
    '',
    'https://a.example/1.jpg https://a.example/2.jpg',
  ])
  expect(second?.slice(0, 7)).toEqual(['A2', '', '', 'Автомат Волна C16', 'Волна', '', 90])
})

test('offers of 1C: a column for each price type and warehouse, in both forms of the stock', async () => {
  const file =
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07"><ПакетПредложений>
    <ТипыЦен><ТипЦены><Ид>t1</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен>
    <Склады><Склад><Ид>w1</Ид><Наименование>Главный</Наименование></Склад></Склады><Предложения>
    <Предложение><Ид>g1</Ид><Артикул>A1</Артикул><Наименование>Кабель</Наименование>
      <Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу></Цена></Цены>
      <Количество>9</Количество><Склад ИдСклада="w1" КоличествоНаСкладе="5"/></Предложение>
    <Предложение><Ид>g2</Ид><Артикул>A2</Артикул><Цены><Цена><ИдТипаЦены>t2</ИдТипаЦены><ЦенаЗаЕдиницу>3.5</ЦенаЗаЕдиницу></Цена></Цены>
      <Остатки><Остаток><Склад><Ид>w1</Ид><Количество>4</Количество></Склад></Остаток></Остатки></Предложение>
    </Предложения></ПакетПредложений></КоммерческаяИнформация>`)
  expect(await rowsOf(file)).toEqual({
    Предложения: [
      ['Ид', 'Артикул', 'Штрихкод', 'Наименование', 'Количество', 'Цена: Розничная', 'Склад: Главный', 'Цена неизвестного типа'],
      ['g1', 'A1', '', 'Кабель', 9, 100, 5],
      // A price type that the head does not name is seen, not lost.
      ['g2', 'A2', '', '', '', '', 4, 3.5],
    ],
  })
})

test('goods of 1C: groups with their parents, the unit, pictures', async () => {
  const file =
    Buffer.from(`<?xml version="1.0"?><КоммерческаяИнформация><Классификатор><Группы><Группа><Ид>1</Ид><Наименование>Кабель</Наименование>
    <Группы><Группа><Ид>2</Ид><Наименование>Силовой</Наименование></Группа></Группы></Группа></Группы></Классификатор><Каталог><Товары>
    <Товар><Ид>g1</Ид><Артикул>A1</Артикул><Наименование>ВВГ</Наименование><БазоваяЕдиница Код="006 " НаименованиеПолное="Метр">м</БазоваяЕдиница>
      <Группы><Ид>2</Ид></Группы><Картинка>import_files/a.jpg</Картинка></Товар></Товары></Каталог></КоммерческаяИнформация>`)
  const { Каталог: [, row] = [] } = await rowsOf(file)
  expect(row).toEqual(['g1', 'A1', '', 'ВВГ', 'Кабель / Силовой', 'м', '', '', 'import_files/a.jpg'])
})

test('properties of 1C are columns of features; those that are fields of a product fill its fields', async () => {
  const property = (id: string, name: string, values = '') =>
    `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование>${values && `<ВариантыЗначений>${values}</ВариантыЗначений>`}</Свойство>`
  const option = (id: string, text: string) => `<Справочник><ИдЗначения>${id}</ИдЗначения><Значение>${text}</Значение></Справочник>`
  const given = (id: string, ...values: string[]) =>
    `<ЗначенияСвойства><Ид>${id}</Ид>${values.map((value) => `<Значение>${value}</Значение>`).join('')}</ЗначенияСвойства>`
  const gone = '444bbeb1-6b18-11e0-9819-e0cb4ed5eed4'
  const file = Buffer.from(`<?xml version="1.0"?><КоммерческаяИнформация><Классификатор><Свойства>
    ${property('p1', 'Цвет', option('v1', 'Белый') + option('v2', 'Чёрный'))}${property('p2', 'Сечение, мм²')}${property('p3', 'Экран')}
    ${property('p4', 'Производитель', option('v4', 'Искра'))}${property('p5', 'Никто не заполнил')}</Свойства></Классификатор><Каталог><Товары>
    <Товар><Ид>g1</Ид><Артикул>A1</Артикул><Наименование>ВВГ</Наименование><ЗначенияСвойств>
      ${given('p1', 'v1')}${given('p1', 'v2')}${given('p2', '2.5')}${given('p3', 'true')}${given('p4', 'v4')}${given('p5', '')}</ЗначенияСвойств></Товар>
    <Товар><Ид>g2</Ид><Артикул>A2</Артикул><Наименование>ПВС</Наименование><ЗначенияСвойств>${given('p1', gone)}${given('p2', '4')}</ЗначенияСвойств></Товар>
    </Товары></Каталог></КоммерческаяИнформация>`)
  const { Каталог: [head, ...rows] = [] } = await rowsOf(file)
  expect(head?.slice(11)).toEqual(['Характеристика: Цвет', 'Характеристика: Сечение, мм²', 'Характеристика: Экран', 'Прочие свойства'])
  expect(rows.map((row) => [row[6], ...row.slice(11)])).toEqual([
    ['Искра', 'Белый; Чёрный', '2.5', 'Да'],
    ['', '', '4'],
  ])
})

describe('a bad file is one refusal', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE yml_catalog [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><yml_catalog><shop><offers><offer id="1"><name>&b;</name></offer></offers></shop></yml_catalog>'
  const outside = '<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "file:///etc/passwd"><yml_catalog/>'
  test.each([
    ['entities that grow', Buffer.from(bomb), 'goods-import.unreadable'],
    ['a document type of another file', Buffer.from(outside), 'goods-import.unreadable'],
    ['half a feed', yml('<offers><offer id="1"><name>A</name></offer>').subarray(0, 110), 'goods-import.cut-off'],
    ['another XML', Buffer.from('<?xml version="1.0"?><svg/>'), 'goods-import.unreadable'],
    ['300 columns', Buffer.from(Array.from({ length: 300 }, (_, at) => `k${at}`).join(';')), 'goods-import.too-wide'],
    ['an archive that is no workbook', Buffer.from('PK\u0003\u0004 whatever'), 'goods-import.cut-off'],
  ])('%s', async (_, file, code) => {
    expect(await refusalOf(file)).toBe(code)
  })

  test('half a workbook', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'a', rows: Array.from({ length: 500 }, (_, at) => [`код ${at}`, at]) }] })
    expect(await refusalOf(file.subarray(0, file.length / 2))).toBe('goods-import.cut-off')
  })

  test('a workbook with a password', async () => {
    const file = await writeXlsx({ sheets: [{ name: 'a', rows: [['x']] }], encryption: { password: 'p', spinCount: 1_000 } })
    expect(await refusalOf(file)).toBe('import.password')
  })
})
