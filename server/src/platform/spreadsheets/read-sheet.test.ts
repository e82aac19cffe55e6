import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zip } from '../zip.ts'
import { decodeText } from './decode-text.ts'
import { readSheet } from './read-sheet.ts'

const workbook = async (rows: (string | number | Date | null)[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'Лист', rows }] }))

const packed = async (entries: { name: string; content: Buffer }[]) => {
  const parts: Buffer[] = []
  for await (const part of zip(entries.map((entry) => ({ ...entry, modified: new Date(0) })))) parts.push(part)
  return Buffer.concat(parts)
}

const failure = (body: Buffer) =>
  readSheet(body, { mostRows: 10 }).then(
    () => 'read',
    (error: unknown) => String(error),
  )

test('rows come with their numbers, numbers as numbers, empty rows left out', async () => {
  const body = await workbook([
    ['Артикул', 'Кол-во'],
    ['00123', 5],
    [null, null],
    [13527, 1.5],
  ])
  expect(await readSheet(body, { mostRows: 10 })).toEqual([
    { row: 1, cells: ['Артикул', 'Кол-во'] },
    { row: 2, cells: ['00123', 5] },
    { row: 4, cells: [13527, 1.5] },
  ])
})

test('of a long sheet only what is wanted is read, and one row more', async () => {
  const body = await workbook(Array.from({ length: 3000 }, (_, at) => [`K-${at}`, at + 1]))
  expect(await readSheet(body, { mostRows: 10 })).toHaveLength(11)
})

test('an archive that unpacks into too much is not opened: by size, by ratio, by number of entries', async () => {
  expect(await failure(await packed([{ name: 'xl/workbook.xml', content: Buffer.alloc(21 * 1024 * 1024, 'a') }]))).toContain('too large')
  expect(await failure(await packed([{ name: 'xl/workbook.xml', content: Buffer.alloc(5 * 1024 * 1024) }]))).toContain('packed too well')
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `${at}.xml`, content: Buffer.from('a') }))
  expect(await failure(await packed(many))).toContain('too many entries')
})

test('a directory that lies about sizes is found out before the reader sees it', async () => {
  const body = await packed([{ name: 'xl/workbook.xml', content: Buffer.alloc(30 * 1024 * 1024) }])
  const record = body.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  body.writeUInt32LE(1000, record + 24)
  expect(await failure(body)).toContain('larger than it says')
})

test('what is no workbook is broken, whatever it begins with', async () => {
  for (const body of [Buffer.from('PK\x03\x04', 'latin1'), deflateRawSync(Buffer.alloc(1000)), Buffer.alloc(0)])
    expect(await failure(body)).toMatch(/no directory|broken/)
  expect(await failure(await packed([{ name: 'привет.txt', content: Buffer.from('привет') }]))).toContain('Error')
})

test('entities that grow into each other do not grow here', async () => {
  const sheet = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>
    <worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row></sheetData></worksheet>`
  const body = await packed([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    {
      name: 'xl/workbook.xml',
      content: Buffer.from(
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: Buffer.from(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet) },
  ])
  const rows = await readSheet(body, { mostRows: 10 }).catch(() => [])
  expect(JSON.stringify(rows).length).toBeLessThan(1000)
})

test('texts of any Excel are read: UTF-8, UTF-16 and Windows-1251', () => {
  expect(decodeText(Buffer.from('\ufeffартикул'))).toBe('артикул')
  expect(decodeText(Buffer.from('\ufeffартикул', 'utf16le'))).toBe('артикул')
  expect(decodeText(Buffer.from([0xe0, 0xf0, 0xf2]))).toBe('арт')
})
