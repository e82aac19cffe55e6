import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { paperKinds, papersApi } from '@vitrina/contract/content/papers'
import { paperLook } from '@vitrina/contract/site/site.settings'
import { lookOf } from '#modules/documents/deal-of-order'
import { renderPrintForm } from '#modules/documents/print-forms/render-print-form'
import { storeFile } from '#platform/files/stored-files'
import { aUser } from '#test/builders'
import { anInvoiceForm } from '#test/builders.print-forms'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { readPdf, squeezed } from '#test/read-pdf'

const { server: store } = describeStore()
let headers: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'content' }))
})

const read = async () => (await callApi(store, papersApi.read, { headers })).body

test('an invoice has the seller’s words and pictures, and the signatories who are named', async () => {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  const { key } = await storeFile(store.ctx, { name: 'logo.png', type: 'image/png', body, owner: 'public' })
  const { version, papers } = await read()
  const changed = {
    ...papers,
    header: 'Работаем с 1998 года',
    footer: 'Спасибо за заказ',
    logo: key,
    stamp: key,
    headName: 'Иванов Иван Иванович',
  }
  const { body: preview } = await callApi(store, papersApi.preview, { headers, body: { papers: changed, kind: 'invoice' } })
  const text = (await readPdf(Buffer.from(preview.pdf, 'base64'))).join('')
  for (const part of ['Работаем с 1998 года', 'Спасибо за заказ', 'Иванов']) expect(text).toContain(squeezed(part))

  expect((await callApi(store, papersApi.save, { headers, body: { version, papers: changed } })).status).toBe(200)
  expect((await read()).papers).toEqual(changed)
  const again = await callApi(store, papersApi.save, { headers, body: { version, papers } })
  expect(again.body).toMatchObject({ code: 'content.changed' })
})

test.each(paperKinds)('the look is on every paper: %s', async (kind) => {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#06c' } })
    .png()
    .toBuffer()
  const { key } = await storeFile(store.ctx, { name: 'logo.png', type: 'image/png', body, owner: 'public' })
  const { papers } = await read()
  const plain = { ...papers, header: '', footer: '', color: '', logo: null, stamp: null, signature: null }
  const look = { ...plain, header: 'Работаем с 1998 года', footer: 'Спасибо за заказ', color: '#0f5ec2', logo: key }
  const printed = async (given: typeof papers) => {
    const { pdf } = (await callApi(store, papersApi.preview, { headers, body: { papers: given, kind } })).body
    return Buffer.from(pdf, 'base64')
  }
  const text = (await readPdf(await printed(look))).join('')
  for (const part of ['Работаем с 1998 года', 'Спасибо за заказ']) expect(text).toContain(squeezed(part))
  const [bare, dressed] = [await printed(plain), await printed({ ...plain, logo: key })]
  expect(bare.includes('/Subtype /Image')).toBe(false)
  expect(dressed.includes('/Subtype /Image')).toBe(true)
})

test('the shop’s own logo is on papers that have none of their own', () => {
  const logo = 'sh/op.png'
  expect(lookOf({ papers: paperLook.parse({}), logo })).toMatchObject({ look: { logo } })
  expect(lookOf({ papers: paperLook.parse({ logo: 'pa/per.png' }), logo })).toMatchObject({ look: { logo: 'pa/per.png' } })
  expect(lookOf({ papers: paperLook.parse({}), logo: null })).toEqual({})
})

test('while nothing is set an invoice is the same to the byte', async () => {
  const form = anInvoiceForm()
  expect((await renderPrintForm(form, 'pdf')).equals(await renderPrintForm(form, 'pdf', {}))).toBe(true)
})
