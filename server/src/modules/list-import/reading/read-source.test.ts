import { randomBytes } from 'node:crypto'
import { utils, write } from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { describe, expect, test } from 'vitest'
import { aGreyPng } from '#test/grey-png'
import { storedZip } from '#test/stored-zip'
import { AppError } from '#platform/errors'
import { recognitionLanguages } from '#platform/ocr/recognise'
import { makePdf } from '#platform/print/pdf'
import { linesOf } from './lines/lines-of.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { readSource } from './read-source.ts'
import type { SourceInput } from './source.ts'

type Ctx = Parameters<typeof readSource>[0]
const ctxWith = (IMPORT_TIMEOUT_MS: number) =>
  ({ config: { IMPORT_TIMEOUT_MS, RECOGNITION_TIMEOUT_MS: 60_000 }, log: { info: () => {} } }) as unknown as Ctx
const ctx = ctxWith(30_000)
const file = (bytes: Uint8Array, name = 'list.txt'): SourceInput => ({ bytes: new Uint8Array(bytes), name })
const read = (input: SourceInput, maxGoods = 500) => readSource(ctx, input, { maxGoods })
const refused = (input: SourceInput) =>
  read(input).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
/** Kind, remarks, and the goods with their amounts. */
async function goods(input: SourceInput) {
  const { kind, sheets, remarks } = await read(input)
  const lines = linesOf(
    sheets,
    guessMapping(sheets).map(({ mapping }) => mapping),
  )
  return { kind, remarks, lines: lines.map(({ text, amount }) => `${text} = ${amount.kind === 'read' ? amount.amount : amount.kind}`) }
}

const rows = [
  ['№', 'Наименование', 'Ед. изм.', 'Кол-во'],
  [1, 'Выключатель автоматический 16А', 'шт', 5],
  [2, 'Кабель ВВГнг(А)-LS 3х2,5', 'м', 100],
]
const lines = ['Выключатель автоматический 16А = 5', 'Кабель ВВГнг(А)-LS 3х2,5 = 100']
const workbook = () => writeXlsx({ sheets: [{ name: 'Щит', rows }] })
const oldWorkbook = () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Щит')
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
}
const pdf = (options: object = {}) =>
  makePdf({ ...options, content: ['Заявка', { table: { headerRows: 1, body: rows.map((row) => row.map(String)) } }] })
const email = (mail: object) =>
  new MailComposer({ from: 'a@example.com', to: 'b@example.com', subject: 'Заявка', ...mail }).compile().build()

describe('a list is read from', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string[]]>([
    ['a workbook under a wrong name', workbook, 'xlsx', []],
    ['an old workbook', oldWorkbook, 'xls', ['old-excel']],
    ['a PDF', pdf, 'pdf', []],
    ['a CSV in UTF-16', () => Buffer.from(`\ufeff${rows.map((row) => row.join(';')).join('\r\n')}`, 'utf16le'), 'csv', []],
    [
      'a message with a workbook',
      async () => email({ text: 'Во вложении', attachments: [{ filename: 'a.xlsx', content: Buffer.from(await workbook()) }] }),
      'email',
      [],
    ],
    [
      'a message with an old workbook',
      () => email({ text: '1', attachments: [{ filename: 'a.xls', content: Buffer.from(oldWorkbook()) }] }),
      'email',
      ['old-excel'],
    ],
    [
      'a message with a list and a file that cannot be read',
      async () =>
        email({
          attachments: [
            { filename: 'a.xlsx', content: Buffer.from(await workbook()) },
            { filename: 'b.bin', content: Buffer.from('MZ\u0090 a program') },
          ],
        }),
      'email',
      ['attachments-left'],
    ],
    ['a message with a PDF', async () => email({ attachments: [{ filename: 'a.pdf', content: await pdf() }] }), 'email', []],
    [
      'the table in a message',
      () =>
        email({
          html: `<p>Заявка:</p><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
        }),
      'email',
      [],
    ],
    [
      'the text of a message',
      () =>
        email({ text: 'Добрый день!\n\nВыключатель автоматический 16А - 5 шт\nКабель ВВГнг(А)-LS 3х2,5 100 м\n\n-- \nИванов, тел. 123' }),
      'email',
      [],
    ],
  ])('%s', async (_, make, kind, remarks) => {
    expect(await goods(file(await make()))).toEqual({ kind, remarks, lines })
  })

  test('a picture, a scanned PDF and a message with one, where recognition is installed; elsewhere it says that it is not', async () => {
    const picture = aGreyPng({ width: 900, height: 300 })
    const scan = await makePdf({ content: [{ image: `data:image/png;base64,${picture.toString('base64')}`, width: 500 }] })
    const expected = (await recognitionLanguages()) === null ? 'import.no-recognition' : 'import.not-recognised'
    for (const bytes of [picture, scan, await email({ attachments: [{ filename: 'a.png', content: picture }] })])
      expect(await refused(file(bytes))).toBe(expected)
  })
})

test('of ten thousand rows only some are read, and it is told', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => [`A-${at}`, at + 1])
  const { sheets, remarks } = await read(file(await writeXlsx({ sheets: [{ name: 'a', rows: many }] })))
  expect(remarks).toEqual(['rows-cut'])
  expect(sheets[0]?.rows.length).toBeLessThan(1_500)
})

describe('a clear sentence is the answer to', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a renamed program', () => Buffer.from('MZ\x90\x03 This program cannot be run', 'latin1'), 'import.unreadable'],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'import.unreadable'],
    ['binary letters', () => Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256), 'import.unreadable'],
    ['control letters without zeros', () => Uint8Array.from({ length: 3_000 }, (_, at) => 1 + ((at * 7) % 255)), 'import.unreadable'],
    ['an empty file', () => new Uint8Array(0), 'import.empty'],
    ['blank lines', () => Buffer.from(' \r\n \n\t'), 'import.empty'],
    ['a broken archive', () => Buffer.from('PK\x03\x04junk', 'latin1'), 'import.unreadable'],
    [
      'a broken old workbook',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), randomBytes(4_000)]),
      'import.unreadable',
    ],
    ['a broken PDF', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(4_000)]), 'import.unreadable'],
    [
      'a broken picture',
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(400)]),
      'import.unreadable',
    ],
    ['a picture of gigabytes', () => aGreyPng({ width: 20_000, height: 20_000, isEmpty: true }), 'import.picture-too-large'],
    [
      'a workbook with a password',
      () => writeXlsx({ sheets: [{ name: 'a', rows }], encryption: { password: 'p', spinCount: 1_000 } }),
      'import.password',
    ],
    ['a PDF with a password', () => pdf({ userPassword: 'p' }), 'import.password'],
    [
      'a bomb of zeros',
      () => storedZip({ 'xl/workbook.xml': Buffer.alloc(6 * 1024 * 1024) }, { isPacked: true }),
      'import.too-large-inside',
    ],
    [
      'too many parts',
      () => storedZip(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.xml`, Buffer.from('a')]))),
      'import.too-large-inside',
    ],
    [
      'a message with a workbook under a password alone',
      async () =>
        email({
          attachments: [
            {
              filename: 'a.xlsx',
              content: Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows }], encryption: { password: 'p', spinCount: 1_000 } })),
            },
          ],
        }),
      'import.password',
    ],
    ['a message without a list', () => email({ text: 'Добрый день!' }), 'import.empty'],
  ])('%s', async (_, make, code) => {
    expect(await refused(file(await make()))).toBe(code)
  })
})

test('five megabytes in one line are one row, of which the beginning is read', async () => {
  const { sheets } = await read(file(Buffer.alloc(5 * 1024 * 1024, 'щит ')))
  expect(sheets[0]?.rows.length).toBe(1)
  expect(JSON.stringify(sheets).length).toBeLessThan(60_000)
})

test('[X-07] a document that takes too long to read is refused with the advice to send a smaller one', async () => {
  await expect(readSource(ctxWith(1), { text: 'KAB-0015;20' }, { maxGoods: 300 })).rejects.toMatchObject({ code: 'import.too-slow' })
})
