import { screen } from '@testing-library/react'
import { goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import { MAX_IMPORT_FILE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { UploadBox } from './upload-box.tsx'

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
