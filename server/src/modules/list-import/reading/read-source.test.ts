import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { AppError } from '#platform/errors'
import { readSource } from './read-source.ts'
import type { SourceInput } from './source.ts'

type Ctx = Parameters<typeof readSource>[0]
const ctxWith = (IMPORT_TIMEOUT_MS: number) => ({ config: { IMPORT_TIMEOUT_MS }, log: { info: () => {} } }) as unknown as Ctx
const ctx = ctxWith(30_000)
const file = (bytes: Uint8Array, name = 'list.txt'): SourceInput => ({ bytes: new Uint8Array(bytes), name })
const read = (input: SourceInput, maxGoods = 500) => readSource(ctx, input, { maxGoods })
const refused = (input: SourceInput) =>
  read(input).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('a pasted text, a CSV of any encoding and a workbook under a wrong name are read by their content', async () => {
  expect(await read({ text: 'Кабель\t5' })).toMatchObject({ kind: 'text', sheets: [{ rows: [{ row: 1, cells: ['Кабель', '5'] }] }] })
  const wide = Buffer.from('\ufeffКабель;5', 'utf16le')
  expect(await read(file(wide))).toMatchObject({ kind: 'csv', sheets: [{ rows: [{ cells: ['Кабель', '5'] }] }] })
  const workbook = await writeXlsx({ sheets: [{ name: 'Щит', rows: [['Кабель', 5]] }] })
  expect(await read(file(workbook, 'list.csv'))).toMatchObject({
    kind: 'xlsx',
    sheets: [{ name: 'Щит', rows: [{ cells: ['Кабель', 5] }] }],
  })
})

test('of ten thousand rows only some are read, and it is told', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`A-${at}`, at + 1])
  const { sheets, remarks } = await read(file(await writeXlsx({ sheets: [{ name: 'a', rows }] })))
  expect(remarks).toEqual(['rows-cut'])
  expect(sheets[0]?.rows.length).toBeLessThan(1_500)
})

test.each<[string, Uint8Array, string]>([
  ['a renamed program', Buffer.from('MZ\x90\x03 This program cannot be run', 'latin1'), 'import.unreadable'],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'import.unreadable'],
  ['binary letters', Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256), 'import.unreadable'],
  ['control letters without zeros', Uint8Array.from({ length: 3_000 }, (_, at) => 1 + ((at * 7) % 255)), 'import.unreadable'],
  ['an empty file', new Uint8Array(0), 'import.empty'],
  ['blank lines', Buffer.from(' \r\n \n\t'), 'import.empty'],
  ['a broken archive', Buffer.from('PK\x03\x04junk', 'latin1'), 'import.unreadable'],
])('%s is refused in words', async (_, bytes, code) => {
  expect(await refused(file(bytes))).toBe(code)
})

test('five megabytes in one line are one row, of which the beginning is read', async () => {
  const { sheets } = await read(file(Buffer.alloc(5 * 1024 * 1024, 'щит ')))
  expect(sheets[0]?.rows.length).toBe(1)
  expect(JSON.stringify(sheets).length).toBeLessThan(60_000)
})

test('[X-07] a document that takes too long to read is refused with the advice to send a smaller one', async () => {
  await expect(readSource(ctxWith(1), { text: 'KAB-0015;20' }, { maxGoods: 300 })).rejects.toMatchObject({ code: 'import.too-slow' })
})
