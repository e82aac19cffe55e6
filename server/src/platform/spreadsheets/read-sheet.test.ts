import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { storedZip } from '#test/stored-zip'
import { zip } from '../files/zip.ts'
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

test('of a long sheet only the wanted rows are read, and one more', async () => {
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

test('a file that is no workbook is broken, whatever its first bytes', async () => {
  for (const body of [Buffer.from('PK\x03\x04', 'latin1'), deflateRawSync(Buffer.alloc(1000)), Buffer.alloc(0)])
    expect(await failure(body)).toMatch(/no directory|broken/)
  expect(await failure(await packed([{ name: 'привет.txt', content: Buffer.from('привет') }]))).toContain('Invalid XLSX')
})

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet of this XML, with no more parts than a reader needs. */
const workbookOf = (sheet: string) =>
  storedZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  })

test('entities that grow into each other do not grow here', async () => {
  const sheetOf = (text: string) =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`
  // The same workbook without entities is read: so the refusals below are due to them, not to a broken file.
  expect(await readSheet(workbookOf(sheetOf('haha')), { mostRows: 10 })).toEqual([{ row: 1, cells: ['haha'] }])

  const growing = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>`
  const rows = await readSheet(workbookOf(`<?xml version="1.0"?>${growing}${sheetOf('&c;')}`), { mostRows: 10 })
  expect(rows).toEqual([{ row: 1, cells: ['&c;'] }])
})

test('texts of any Excel are read: UTF-8, UTF-16 and Windows-1251', () => {
  expect(decodeText(Buffer.from('\ufeffартикул'))).toBe('артикул')
  expect(decodeText(Buffer.from('\ufeffартикул', 'utf16le'))).toBe('артикул')
  expect(decodeText(Buffer.from([0xe0, 0xf0, 0xf2]))).toBe('арт')
})
