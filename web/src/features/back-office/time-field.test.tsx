import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { TimeField } from './time-field.tsx'

function Form() {
  const [time, setTime] = useState('05:00')
  return (
    <>
      <TimeField label="Время" value={time} onChange={setTime} />
      <output aria-label="Значение">{time}</output>
    </>
  )
}

test('a time is typed as people type it and written by 24 hours; what is none is named and is no value', async () => {
  const { user } = await renderScreen(<Form />, { at: '/back-office' })
  const field = await screen.findByRole('textbox', { name: 'Время' })
  await user.clear(field)
  await user.type(field, '1745')
  await user.tab()
  expect(field).toHaveValue('17:45')
  await user.clear(field)
  await user.type(field, '17:99')
  await user.tab()
  expect(screen.getByText('Такого времени нет. Например: 09:30')).toBeVisible()
  expect(field).toHaveValue('17:99')
  expect(screen.getByRole('status', { name: 'Значение' })).toBeEmptyDOMElement()
})
