import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { MAX_IMPORT_FILE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>
beforeAll(async () => {
  desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
})

const everyRow = async () => {
  const { rows } = await server.pool.query<{ line: string }>(`
    select 'price ' || p::text as line from prices p union all select 'stock ' || s::text from stock s
    union all select 'product ' || g::text from products g union all select 'import ' || i.id from goods_imports i
    union all select 'file ' || f.key from stored_files f order by 1`)
  return rows.map(({ line }) => line)
}

const book = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Прайс',
        rows: [
          ['Артикул', 'Цена'],
          ['KAB-0015', 5],
        ],
      },
    ],
  }).then((bytes) => Buffer.from(bytes))

/** The sizes in the directory and the header of the first entry that is packed, made to lie. */
function withFalseSize(file: Buffer, size: number): Buffer {
  const lied = Buffer.from(file)
  const record = lied.indexOf(Buffer.from('PK\u0001\u0002'))
  lied.writeUInt32LE(size, record + 24)
  return lied
}

const feed = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>${inner}`

test('hostile and broken files get one sentence each, and nothing has changed', async () => {
  const before = await everyRow()
  const whole = await book()
  const bomb = Buffer.from(await writeXlsx({ sheets: [{ name: 'Прайс', rows: [['a'.repeat(30_000_000)]] }] }))
  const entity = feed('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><yml_catalog><shop><name>&x;</name></shop></yml_catalog>')
  const laughs = feed('<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><yml_catalog><shop>&b;</shop></yml_catalog>')
  const deep = feed(`<yml_catalog>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</yml_catalog>`)
  const wide = Array.from({ length: 300 }, (_, at) => `k${at}`).join(';')
  const cases: [string, Uint8Array | string, string, number, string][] = [
    ['a zip bomb', bomb, 'бомба.xlsx', 422, 'import.too-large-inside'],
    ['a workbook that lies about its size', withFalseSize(whole, 10), 'ложь.xlsx', 422, 'import.too-large-inside'],
    ['a workbook that is too large', withFalseSize(whole, 200_000_000), 'миллион.xlsx', 422, 'goods-import.workbook-too-large'],
    ['half a workbook', whole.subarray(0, whole.length / 2), 'половина.xlsx', 422, 'goods-import.cut-off'],
    ['an outer entity', entity, 'xxe.yml', 422, 'goods-import.unreadable'],
    ['entities that grow', laughs, 'смех.xml', 422, 'goods-import.unreadable'],
    ['an endless depth', deep, 'глубина.xml', 422, 'goods-import.unreadable'],
    ['half a feed', feed('<yml_catalog><shop><offers><offer id="1"><name>Ка'), 'половина.yml', 422, 'goods-import.cut-off'],
    ['300 columns', `${wide}\n${wide}`, 'широкий.csv', 422, 'goods-import.too-wide'],
    ['100 MB', Buffer.alloc(MAX_IMPORT_FILE_BYTES + 1_100_000, 'a;b\n'), 'большой.csv', 413, 'input.too-large'],
    ['bytes of no text', Buffer.from([0, 1, 2, 3, 0]), 'двоичный.csv', 422, 'goods-import.unreadable'],
    ['packed bytes under a wrong name', deflateRawSync(Buffer.alloc(100_000)), 'прайс.csv', 422, 'goods-import.unreadable'],
    ['nothing', '', 'пусто.csv', 422, 'goods-import.empty'],
  ]
  for (const [what, file, name, status, code] of cases) {
    const answer = await desk.upload(file, name)
    expect([what, answer.status, answer.body.code]).toEqual([what, status, code])
    expect([what, answer.body.message?.split('\n').length, (answer.body.message ?? '').length > 10]).toEqual([what, 1, true])
  }
  expect(await everyRow()).toEqual(before)
})

test('what only looks strange is read: other encodings, UTF-16, formulas by their last result', async () => {
  const text = 'Артикул;Цена\nKAB-0015;77,70\n'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const windows = Buffer.from([...text].map((sign) => windows1251(sign)))
  const formulas = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Прайс',
          rows: [
            ['Артикул', 'Цена'],
            ['KAB-0015', null],
          ],
          cells: new Map([['1,1', { value: 77.7, formula: '70+7.7', formulaResult: 77.7 }]]),
        },
      ],
    }),
  )
  for (const [file, name] of [
    [utf16, 'юникод.csv'],
    [windows, 'окна.csv'],
    [formulas, 'формулы.xlsx'],
  ] as const) {
    const { changes, summary } = await desk.checked(file, { name })
    expect([name, summary?.prices.changed, changes.map(({ after }) => after)]).toEqual([name, 1, [77.7]])
  }
})

test('a cell that begins like a formula is a text, and harmless again in the file of errors', async () => {
  const { id, refused } = await desk.checked('Артикул;Цена\n=HYPERLINK("http://a");5\n')
  expect(refused.map(({ code }) => code)).toEqual(['=HYPERLINK("http://a")'])
  const { body } = await desk.refusedFile(id)
  expect((await server.app.inject({ url: body.path })).body).toContain(`"'=HYPERLINK(""http://a"")"`)
})

const windows1251 = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
}

test('bad files are answered with one sentence, and leave no import behind', async () => {
  const before = (await desk.list()).body.meta.totalCount
  const wide = Array.from({ length: 300 }, (_, at) => `k${at}`).join(';')
  const answers = [
    await desk.upload('', 'пусто.csv'),
    await desk.upload(wide, 'широкий.csv'),
    await desk.upload('<?xml version="1.0"?><!DOCTYPE y [<!ENTITY a "b">]><yml_catalog><shop/></yml_catalog>', 'вредный.yml'),
    await desk.upload('<?xml version="1.0"?><yml_catalog><shop><offers><offer id="1">', 'половина.xml'),
    await desk.upload(Buffer.from([0, 1, 2, 3, 0]), 'двоичный.csv'),
    await desk.upload('MZ программа', 'прайс.csv'),
    await desk.upload(Buffer.alloc(MAX_IMPORT_FILE_BYTES + 1_100_000, 'a;b\n'), 'большой.csv'),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'goods-import.empty'],
    [422, 'goods-import.too-wide'],
    [422, 'goods-import.unreadable'],
    [422, 'goods-import.cut-off'],
    [422, 'goods-import.unreadable'],
    [422, 'goods-import.unreadable'],
    [413, 'input.too-large'],
  ])
  expect(answers.every(({ body }) => typeof body.message === 'string' && body.message.length > 10)).toBe(true)
  expect((await desk.list()).body.meta.totalCount).toBe(before)
})

test('columns that cannot be imported are refused', async () => {
  const { body } = await desk.upload('Артикул;Цена\nKAB-0015;1\n')
  const sheets = (columns: (typeof body.sheets)[number]['mapping']['columns']) =>
    body.sheets.map(({ mapping }) => ({ ...mapping, columns }))
  const article = { role: 'article' as const, refId: null }
  for (const columns of [
    [article],
    [{ role: 'price' as const, refId: goods.retail.id }],
    [article, { role: 'price' as const, refId: 999_999 }],
  ]) {
    const { status, body: answer } = await desk.check(body.id, { sheets: sheets(columns), options: body.options })
    expect([status, answer.code]).toEqual([422, 'goods-import.bad-mapping'])
  }
})
