import { expect, test } from 'vitest'
import { closeMessage, showError, showMessage, shownMessage } from './messages.ts'

test('an error is shown with its prefix and status for 4 s, anything else for 2 s or its own duration [X-01]', () => {
  showError({ prefix: 'Заказ:', status: 409, message: 'Данные изменились' })
  expect(shownMessage()).toMatchObject({ text: 'Заказ: 409 Данные изменились', kind: 'error', duration: 4000 })
  showError({ status: 0, message: 'Нет связи' })
  expect(shownMessage()?.text).toBe('Нет связи')
  showMessage({ text: 'Ссылка скопирована' })
  expect(shownMessage()).toMatchObject({ kind: 'info', duration: 2000 })
  showMessage({ text: 'Черновик сохранён', duration: 7000 })
  expect(shownMessage()?.duration).toBe(7000)
  closeMessage()
  expect(shownMessage()).toBeNull()
})

test('a message without a text is an internal error and is thrown [X-09]', () => {
  expect(() => showMessage({ text: '' })).toThrow('a message needs a text')
})
