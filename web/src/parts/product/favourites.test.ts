import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { i18n } from '#i18n/i18n.ts'
import { closeMessage, shownMessage } from '#ui/messages.ts'
import { showFailure } from './favourites.api.ts'

test('[X-03] [C-14] any failure of a favourite shows the specification’s text; a guest gets the server’s own', async () => {
  await i18n.loadNamespaces(['product'])
  closeMessage()
  showFailure(new ApiError({ status: 401, message: 'Авторизуйтесь, для того чтобы добавлять товары в избранное' }))
  expect(shownMessage()).toBeNull()
  showFailure(new ApiError({ status: 0, code: 'network' }))
  expect(shownMessage()).toMatchObject({ kind: 'error', text: 'Ошибка добавления/удаления в/из избранное' })
  showFailure(new ApiError({ status: 500, message: 'Произошла ошибка' }))
  expect(shownMessage()?.text).toBe('500 Ошибка добавления/удаления в/из избранное')
})
