import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import product from '../../i18n/ru/product.json' with { type: 'json' }
import { ApiError } from '#api/api-error.ts'
import { closeMessage, shownMessage } from '#ui/messages.ts'
import { showFailure } from './favourites.api.ts'

afterEach(() => vi.restoreAllMocks())

const words = i18next.createInstance()

test('[X-03] [C-14] any failure of a favourite shows the specification’s text; a guest gets the server’s own', async () => {
  await words.init({ lng: 'ru', resources: { ru: { product } } })
  vi.spyOn(i18next, 't').mockImplementation(words.t)
  closeMessage()
  showFailure(new ApiError({ status: 401, message: 'Авторизуйтесь, для того чтобы добавлять товары в избранное' }))
  expect(shownMessage()).toBeNull()
  showFailure(new ApiError({ status: 0, code: 'network' }))
  expect(shownMessage()).toMatchObject({ kind: 'error', text: 'Ошибка добавления/удаления в/из избранное' })
  showFailure(new ApiError({ status: 500, message: 'Произошла ошибка' }))
  expect(shownMessage()?.text).toBe('500 Ошибка добавления/удаления в/из избранное')
})
