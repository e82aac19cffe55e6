import { fireEvent, screen } from '@testing-library/react'
import { cartImportApi } from '@vitrina/contract/cart/cart-import'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { aJob, anImportLine, JOB_ID } from '#parts/list-import/import-line.builder.ts'
import { ListImportWizard } from '#parts/list-import/list-import-wizard.tsx'
import { CartFinish } from './cart-finish.tsx'

const summary = { total: 1, matched: 1, review: 0, unmatched: 0, skipped: 0 }

test('[M-01] lines are put into the cart once an amount typed just before has arrived', async () => {
  const server = fakeServer()
  server.on(importJobsApi.list, { items: [] })
  server.on(importJobsApi.read, aJob())
  server.on(importJobsApi.lines, { items: [anImportLine(0)], summary })
  const changed = server.hold(importJobsApi.changeLine)
  const taken = server.wait(cartImportApi.take)
  const { user } = await renderScreen(
    <ListImportWizard
      jobId={JOB_ID}
      onJob={() => {}}
      destination="cart"
      renderFinish={(props) => <CartFinish {...props} onTaken={() => {}} onClose={() => {}} />}
    />,
    { user: aUser() },
  )
  const amount = await screen.findByRole('textbox', { name: 'Количество в строке 1' })
  fireEvent.change(amount, { target: { value: '7' } })
  fireEvent.blur(amount)
  await user.click(screen.getByRole('button', { name: 'В корзину 1 строку' }))
  expect(taken).toEqual([])
  changed({ line: anImportLine(0, { amount: 7 }), summary })
  await expect.poll(() => taken.length).toBe(1)
})
