import { act, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { showErrors } from './show-errors.ts'

const refusal = (...fields: string[]) =>
  new ApiError({ status: 422, errors: fields.map((field) => ({ field, message: `Ошибка в ${field}`, code: 'invalid' })) })

async function renderForm() {
  const shown: { form?: ReturnType<typeof useForm<{ name: string; city: string; phone: string }>> } = {}
  function Form() {
    const form = useForm({ defaultValues: { name: '', city: '', phone: '' } })
    shown.form = form
    const { errors } = form.formState
    return (['name', 'city', 'phone'] as const).map((field) => (
      <label key={field}>
        {field}
        <input {...form.register(field)} />
        <i>{errors[field]?.message}</i>
      </label>
    ))
  }
  await renderScreen(<Form />)
  if (!shown.form) throw new Error('the form is drawn')
  return shown.form
}

test('[V-09] errors are shown at their fields, and the first on the screen gets the focus, whatever their order', async () => {
  const form = await renderForm()
  expect(await act(async () => showErrors(form, refusal('phone', 'name')))).toBe(true)
  await waitFor(() => expect(screen.getByLabelText(/^name/)).toHaveFocus())
  expect(screen.getByText('Ошибка в name')).toBeVisible()
  expect(screen.getByText('Ошибка в phone')).toBeVisible()
})

test('[V-09] a field the server calls by another name, or by its part, is found', async () => {
  const form = await renderForm()
  await act(async () => showErrors(form, refusal('jobTitle', 'city.house'), { names: { jobTitle: 'name' } }))
  expect(screen.getByText('Ошибка в jobTitle').closest('label')).toHaveTextContent(/^name/)
  expect(screen.getByText('Ошибка в city.house').closest('label')).toHaveTextContent(/^city/)
})

test('an error without a field here is left to the caller', async () => {
  const form = await renderForm()
  expect(showErrors(form, refusal('inn'))).toBe(false)
  expect(showErrors(form, refusal('city'), { fields: ['name'] })).toBe(false)
  expect(showErrors(form, new Error('offline'))).toBe(false)
})
