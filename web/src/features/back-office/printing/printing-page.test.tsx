import { screen, waitFor } from '@testing-library/react'
import { printingApi } from '@vitrina/contract/printing/printing'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PrintingPage } from './printing-page.tsx'

const making = { state: 'making' as const, count: 12, percent: 40, path: null }

const open = async (onReady = vi.fn()) => {
  await renderScreen(<PrintingPage id="7" onReady={onReady} />, { at: '/back-office/printing/7', user: aUser({ Group: 'warehouse' }) })
  return onReady
}

test('a tab shows how far the papers are, and the file when it is made', async () => {
  const server = fakeServer()
  server.on(printingApi.read, making)
  const onReady = await open()
  expect(await screen.findByText('Готовим документы, заказов 12: 40 %')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Документы для печати' })).toHaveAttribute('aria-valuenow', '40')
  expect(onReady).not.toHaveBeenCalled()
  server.on(printingApi.read, { state: 'done', count: 12, percent: 100, path: '/files/print/x.pdf' })
  await waitFor(() => expect(onReady).toHaveBeenCalledWith('/files/print/x.pdf'), { timeout: 3_000 })
  expect(screen.getByRole('link', { name: 'Открыть документы' })).toHaveAttribute('href', '/files/print/x.pdf')
})

test('papers that could not be made are told so', async () => {
  fakeServer().on(printingApi.read, { ...making, state: 'failed' })
  await open()
  expect(await screen.findByText(/подготовить не удалось/)).toBeVisible()
})
