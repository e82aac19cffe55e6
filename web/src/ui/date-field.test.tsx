import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { formatDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { sellerToday } from '#lib/dates.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { DateField } from './date-field.tsx'

const onChange = vi.fn<(day: string) => void>()

type Given = Partial<Parameters<typeof DateField>[0]>

function Field({ value: given = '', ...rest }: Given) {
  const [value, setValue] = useState(given)
  return (
    <DateField
      label="Выдана"
      {...rest}
      value={value}
      onChange={(day) => {
        onChange(day)
        setValue(day)
      }}
    />
  )
}

async function show(given: Given = {}) {
  onChange.mockClear()
  const { user } = await renderScreen(<Field {...given} />)
  return { user, field: screen.getByLabelText<HTMLInputElement>(/^Выдана/) }
}

test('a day is shown and taken as the store writes it, and told as the server does', async () => {
  const { user, field } = await show({ value: '2026-11-20' })
  expect(field).toHaveValue('20.11.2026')
  await user.clear(field)
  expect(onChange).toHaveBeenLastCalledWith('')
  await user.type(field, '05.12.2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-05')
  expect(field).toHaveValue('05.12.2026')
})

test.each(['1811', '18.11', '18.11.', '2026-11-18'])('%s becomes a whole day when the field is left', async (text) => {
  const { user, field } = await show()
  await user.type(field, text)
  await user.tab()
  expect(field).toHaveValue(`18.11.${text.startsWith('2026') ? '2026' : sellerToday().slice(0, 4)}`)
})

test('a text that is no day is called so when the field is left, and counts as empty', async () => {
  const { user, field } = await show({ value: '2026-11-20' })
  await user.clear(field)
  await user.type(field, '31.11.2026')
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await user.tab()
  expect(field).toHaveValue('31.11.2026')
  expect(field).toHaveAccessibleDescription(/Такой даты нет/)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('a form is not sent with a text that is no day', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await renderScreen(
    <form noValidate onSubmit={onSubmit}>
      <Field value="2026-11-20" />
      <button type="submit">Сохранить</button>
    </form>,
  )
  const field = screen.getByLabelText<HTMLInputElement>(/^Выдана/)
  await user.clear(field)
  await user.type(field, '31.11.2026{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Такой даты нет/)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Такой даты нет/)
  await user.clear(field)
  await user.type(field, '30.11.2026{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a day outside the bounds is refused by its field, but not one that nobody touched', async () => {
  const min = sellerToday()
  const { user, field } = await show({ value: shiftDay(min, -1), min })
  expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await user.click(field)
  await user.tab()
  expect(field).toHaveAccessibleDescription(`Не раньше ${formatDay(min)}`)
})

test('a filter is applied when it is left or on Enter, not at every key', async () => {
  const { user, field } = await show({ appliesOnLeave: true })
  await user.type(field, '18.11.2027')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['2027-11-18']])
})

test('a day set from outside replaces what was typed', async () => {
  onChange.mockClear()
  const { user, rerenderWith } = await renderScreen(<DateField label="Выдана" value="2026-11-20" onChange={onChange} appliesOnLeave />)
  await user.type(screen.getByLabelText(/^Выдана/), '9')
  await rerenderWith(<DateField label="Выдана" value="" onChange={onChange} appliesOnLeave />)
  expect(screen.getByLabelText(/^Выдана/)).toHaveValue('')
})

test('the calendar is opened, walked and left by keyboard', async () => {
  const { user, field } = await show({ value: '2026-11-18' })
  await user.click(field)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const dialog = await screen.findByRole('dialog', { name: 'Выдана' })
  expect(dialog).toHaveTextContent('Ноябрь 2026')
  expect(screen.getByRole('button', { name: '18 ноября 2026' }).closest('td')).toHaveAttribute('aria-selected', 'true')
  await waitFor(() => expect(screen.getByRole('button', { name: '18 ноября 2026' })).toHaveFocus())
  await expectNoAxeViolations()
  await user.keyboard('{PageDown}{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('button', { name: '26 декабря 2026' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-26')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field).toHaveValue('26.12.2026')
})

test('days outside the bounds cannot be picked, and a day can be cleared', async () => {
  const { user } = await show({ value: '2026-11-18', min: '2026-11-10', max: '2026-11-25' })
  await user.click(screen.getByRole('button', { name: 'Календарь' }))
  expect(await screen.findByRole('button', { name: '9 ноября 2026' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '26 ноября 2026' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Следующий месяц' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(onChange.mock.calls).toEqual([['']])
})
