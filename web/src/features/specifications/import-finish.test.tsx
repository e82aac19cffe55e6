import { screen } from '@testing-library/react'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
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
