import { screen, waitFor } from '@testing-library/react'
import { costsApi } from '@vitrina/contract/costs/costs'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { CostField } from './cost-field.tsx'

test('a cost that somebody else changed meanwhile is shown, and written over only on purpose', async () => {
  const server = fakeServer()
  server.on(costsApi.read, { cost: 100 })
  const refused = server.on(costsApi.save, new Refusal({ status: 409, code: 'cost.changed', current: { cost: 110 } }))
  const { user } = await renderScreen(<CostField id={7} />)
  const field = await screen.findByLabelText('Закупочная цена с НДС, ₽')
  await user.clear(field)
  await user.type(field, '120')
  await user.click(screen.getByRole('button', { name: 'Сохранить закупочную цену' }))
  expect((await screen.findByRole('alert')).textContent?.replaceAll(/\s/g, ' ')).toContain('закупочную цену изменили: 110,00 ₽')
  expect(field).toHaveValue('120')
  expect(screen.getByRole('button', { name: 'Сохранить закупочную цену' })).toBeDisabled()
  const saved = server.on(costsApi.save, { cost: 120 })
  await user.click(screen.getByRole('button', { name: 'Учесть и продолжить' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить закупочную цену' }))
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ cost: 120, expected: 110 }]))
  expect(refused.map(({ body }) => body)).toEqual([{ cost: 120, expected: 100 }])
  expect(await screen.findByText('Закупочная цена сохранена')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
