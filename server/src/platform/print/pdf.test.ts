import { expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf'
import { makePdf, type PdfDefinition } from './pdf.ts'

const written = (text: string): PdfDefinition => ({
  info: { title: text, creationDate: new Date('2026-11-19T09:00:00Z') },
  content: [text, { text, bold: true }],
})

// A glyph of «й» or «Ё» is made of those of other letters, which then stand in the font without their characters.
const TEXTS = ['Кабель ВВГнг 3х2,5', 'Щит ЩРн-П-36', 'Йод Ёлка №7', 'ИНН Е-16 «А»', 'Кабель ВВГнг 3х2,5']

test('documents of one shared font have their own letters each, made at once or one after another', async () => {
  const alone: Buffer[] = []
  for (const text of TEXTS) alone.push(await makePdf(written(text)))
  const atOnce = await Promise.all(TEXTS.map((text) => makePdf(written(text))))
  expect(atOnce.map((bytes) => bytes.toString('base64'))).toEqual(alone.map((bytes) => bytes.toString('base64')))
  expect(alone[4]?.equals(alone[0] ?? Buffer.alloc(0))).toBe(true)
  for (const [at, text] of TEXTS.entries()) {
    const page = (await readPdf(alone[at] ?? Buffer.alloc(0))).join('')
    expect(page).toBe(`${text}${text}`.replaceAll(/\s/g, ''))
  }
})

test('a document opens no file', async () => {
  await expect(makePdf({ content: [{ image: '/etc/passwd' }] })).rejects.toThrow(/denied|not allowed|policy/i)
})
