import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { papersApi } from '@vitrina/contract/content/papers'
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
  const { body: preview } = await callApi(store, papersApi.preview, { headers, body: { papers: changed } })
  const text = (await readPdf(Buffer.from(preview.pdf, 'base64'))).join('')
  for (const part of ['Работаем с 1998 года', 'Спасибо за заказ', 'Иванов']) expect(text).toContain(squeezed(part))

  expect((await callApi(store, papersApi.save, { headers, body: { version, papers: changed } })).status).toBe(200)
  expect((await read()).papers).toEqual(changed)
  const again = await callApi(store, papersApi.save, { headers, body: { version, papers } })
  expect(again.body).toMatchObject({ code: 'content.changed' })
})

test('while nothing is set an invoice is the same to the byte', async () => {
  const form = anInvoiceForm()
  expect((await renderPrintForm(form, 'pdf')).equals(await renderPrintForm(form, 'pdf', {}))).toBe(true)
})
