import { fireEvent, screen } from '@testing-library/react'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { aJob, anImportLine, JOB_ID } from '#parts/list-import/import-line.builder.ts'
import { ListImportWizard } from '#parts/list-import/list-import-wizard.tsx'
import { ImportFinish } from './import-finish.tsx'
import { aSpecification, aUuid } from './specification.builder.ts'

const finish = { importId: aUuid(1), readyCount: 3, rawCount: 2 }

test('[R-09] the lines of an import become a specification of that name, which opens', async () => {
  const asked = fakeServer().on(specificationsApi.create, aSpecification({ id: 12 }))
  const { user, address } = await renderScreen(<ImportFinish {...finish} into={null} />, { user: aUser() })
  await user.clear(screen.getByRole('textbox', { name: 'Название' }))
  await user.type(screen.getByRole('textbox', { name: 'Название' }), 'Котельная')
  await user.click(screen.getByRole('button', { name: 'Создать спецификацию (5 строк)' }))
  await expect.poll(address).toBe('/specifications/12')
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Котельная', importId: aUuid(1) }])
})

test('[R-09] an import into an existing specification goes to its end', async () => {
  const asked = fakeServer().on(specificationsApi.takeImport, aSpecification({ id: 12 }))
  const { user, address } = await renderScreen(<ImportFinish {...finish} into={12} />, { user: aUser() })
  await user.click(screen.getByRole('button', { name: 'Добавить 5 строк' }))
  await expect.poll(address).toBe('/specifications/12')
  expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/v1/specification/12/import', { importId: aUuid(1) }]])
})

test.each([
  { into: null, endpoint: specificationsApi.create, button: 'Создать спецификацию (1 строка)' },
  { into: 12, endpoint: specificationsApi.takeImport, button: 'Добавить 1 строку' },
])('[R-09] lines are taken ($button) once an amount typed just before has arrived', async ({ into, endpoint, button }) => {
  const summary = { total: 1, matched: 1, review: 0, unmatched: 0, skipped: 0 }
  const server = fakeServer()
  server.on(importJobsApi.list, { items: [] })
  server.on(importJobsApi.read, aJob())
  server.on(importJobsApi.lines, { items: [anImportLine(0)], summary })
  const changed = server.hold(importJobsApi.changeLine)
  const taken = server.wait(endpoint)
  const { user } = await renderScreen(
    <ListImportWizard
      jobId={JOB_ID}
      onJob={() => {}}
      destination="specification"
      renderFinish={(props) => <ImportFinish {...props} into={into} />}
    />,
    { user: aUser() },
  )
  const amount = await screen.findByRole('textbox', { name: 'Количество в строке 1' })
  fireEvent.change(amount, { target: { value: '7' } })
  fireEvent.blur(amount)
  await user.click(screen.getByRole('button', { name: button }))
  expect(taken).toEqual([])
  changed({ line: anImportLine(0, { amount: 7 }), summary })
  await expect.poll(() => taken.length).toBe(1)
})
