import { describe, expect, test } from 'vitest'
import type { FileKind } from '@vitrina/contract/file-kinds'
import { checkKind, LONGEST_SIDE, MOST_PIXELS, safeFileName } from './file-kind.ts'
import { checkFile } from '../http/uploads.ts'

const zip = (...names: string[]) => Buffer.from(`PK\u0003\u0004${['[Content_Types].xml', ...names].join('\n')}`, 'latin1')
const pdf = Buffer.from('%PDF-1.7\n…')
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function png(width: number, height: number) {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4)
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  return Buffer.concat([SIGNATURE, head])
}

function jpeg(...frames: { width: number; height: number }[]) {
  const segments = frames.map(({ width, height }) => {
    const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
    frame.writeUInt16BE(height, 5)
    frame.writeUInt16BE(width, 7)
    return frame
  })
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), ...segments, Buffer.from([0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9])])
}

const samples: Record<FileKind, [name: string, body: Buffer]> = {
  pdf: ['Счёт № 5 от 12.03.2026.pdf', pdf],
  jpeg: ['фото.JPEG', jpeg({ width: 4000, height: 3000 })],
  png: ['фото.png', png(100, 100)],
  xlsx: ['заявка.xlsx', zip('xl/workbook.xml')],
  docx: ['карта.docx', zip('word/document.xml')],
  zip: ['фото.zip', Buffer.from('PK\u0003\u0004a.jpg', 'latin1')],
  xls: ['заявка.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  xml: ['товары.yml', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-8"?><yml_catalog/>')],
  email: ['заявка.eml', Buffer.from('MIME-Version: 1.0\r\nFrom: a@example.org\r\nSubject: list\r\n\r\nАртикул;Кол-во')],
  text: ['заявка.csv', Buffer.from('Артикул;Кол-во')],
}
const kinds = Object.keys(samples) as FileKind[]

describe.each(kinds)('a file of kind %s', (kind) => {
  const [name, body] = samples[kind]

  test('is taken under its own name', () => {
    expect(checkKind({ name, body }, [kind])).toBe(kind)
  })

  test('is refused where another kind is wanted, and under the name of another kind', () => {
    const others = kinds.filter((other) => other !== kind)
    expect(checkKind({ name, body }, others)).toBeNull()
    for (const other of others) expect([other, checkKind({ name: samples[other][0], body }, kinds)]).toEqual([other, null])
  })

  test.each([`${name}.exe`, `Счёт.exe.${kind}`, name.replace(/\.\w+$/, ''), ''])('is refused as %j', (wrong) => {
    expect(checkKind({ name: wrong, body }, kinds)).toBeNull()
  })
})

test.each([
  ['a program', 'MZ\u0090 text after it'],
  ['a program of Linux', '\u007fELF text'],
  ['a script', '#!/bin/sh\nrm -rf'],
  ['an office file of no kind we know', zip('ppt/presentation.xml').toString('latin1')],
  ['a table with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin').toString('latin1')],
  ['bytes of nothing we know', 'a\u0000b'],
])('%s is of no kind, whatever it is called', (_, bytes) => {
  for (const kind of kinds) expect(checkKind({ name: samples[kind][0], body: Buffer.from(bytes, 'latin1') }, kinds)).toBeNull()
})

describe('a picture is bounded before it is opened', () => {
  const refused = (name: string, body: Buffer) => () => checkKind({ name, body }, kinds)

  test('up to the edge it is taken', () => {
    expect(checkKind({ name: 'a.png', body: png(LONGEST_SIDE, MOST_PIXELS / LONGEST_SIDE) }, kinds)).toBe('png')
    expect(checkKind({ name: 'a.jpg', body: jpeg({ width: LONGEST_SIDE, height: MOST_PIXELS / LONGEST_SIDE }) }, kinds)).toBe('jpeg')
  })

  test('beyond it is not: pixels, a side, any of its frames', () => {
    expect(refused('a.png', png(LONGEST_SIDE, MOST_PIXELS / LONGEST_SIDE + 1))).toThrow('file.picture-too-large')
    expect(refused('a.png', png(LONGEST_SIDE + 1, 1))).toThrow('file.picture-too-large')
    expect(refused('a.png', png(0xffff_ffff, 0xffff_ffff))).toThrow('file.picture-too-large')
    expect(refused('a.jpg', jpeg({ width: 65_535, height: 65_535 }))).toThrow('file.picture-too-large')
    expect(refused('a.jpg', jpeg({ width: 1, height: 1 }, { width: 65_535, height: 65_535 }))).toThrow('file.picture-too-large')
  })
})

test('a name loses its folders and the signs that turn it around', () => {
  expect(safeFileName('C:\\Docs\\Счёт.pdf')).toBe('Счёт.pdf')
  expect(safeFileName('../../etc/passwd')).toBe('passwd')
  expect(safeFileName('Счёт\u202efdp.exe\u0000')).toBe('Счётfdp.exe')
})

describe('an upload', () => {
  const upload = { maxBytes: 100, kinds: ['pdf'] as const }
  const file = { name: 'Счёт.pdf', type: 'application/pdf', body: pdf }

  test('is kept under the type of its bytes, also where the browser does not know it', () => {
    expect(checkFile({ ...file, type: 'application/octet-stream' }, upload)).toEqual(file)
  })

  test('is refused in the words of the call', () => {
    expect(() => checkFile({ ...file, name: 'Счёт.pdf.exe' }, upload)).toThrow('file.wrong-kind')
    expect(() => checkFile({ ...file, name: 'Счёт.exe' }, { ...upload, refusedAs: 'profile.bad-avatar' })).toThrow('profile.bad-avatar')
    expect(() => checkFile({ ...file, type: 'text/html' }, upload)).toThrow('input.unsupported-type')
    expect(() => checkFile({ ...file, body: Buffer.concat([pdf, Buffer.alloc(100)]) }, upload)).toThrow('input.too-large')
  })
})
