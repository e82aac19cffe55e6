import { screen } from '@testing-library/react'
import { goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import { MAX_IMPORT_FILE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { expect, test } from 'vitest'
import { importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { fakeServer, Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { UploadBox } from './upload-box.tsx'

test('what the server says of a file is told once, beside the button', async () => {
  const server = fakeStore({ user: aUser({ Group: 'integrator' }) })
  server.on(goodsImportApi.list, { items: [], meta: { currentPage: 1, pageCount: 1, totalCount: 0 } })
  server.on(importSchedulesApi.list, { folder: '', items: [] })
  server.on(goodsImportApi.begin, new Refusal({ status: 422, code: 'import.unreadable', message: 'Файл не открывается.' }))
  const { user } = openStore('/back-office/imports')
  await user.upload(await screen.findByLabelText('Выбрать файл', { selector: 'input' }), new File(['a'], 'прайс.csv'))
  await screen.findByText('Файл не открывается.')
  expect(screen.getAllByText('Файл не открывается.')).toHaveLength(1)
})

test('a file that is too large is not sent, and the limit is told', async () => {
  const server = fakeServer()
  const sent = server.on(goodsImportApi.begin, new Refusal({ status: 422 }))
  const { user } = await renderScreen(<UploadBox />, { at: '/back-office/imports', user: aUser({ Group: 'integrator' }) })
  const file = new File(['a'], 'прайс.csv')
  Object.defineProperty(file, 'size', { value: MAX_IMPORT_FILE_BYTES + 1 })
  await user.upload(await screen.findByLabelText('Выбрать файл', { selector: 'input' }), file)
  expect(await screen.findByText('В файле 65 МБ, а загрузить можно до 64 МБ: разделите его на части.')).toBeVisible()
  expect(sent).toHaveLength(0)
})
