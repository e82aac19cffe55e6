import { expectNoAxeViolations } from './support/axe.ts'
import { dialogOf, nameIn } from './support/catalogue.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

test('[C-03] [C-15] an own product: created though its photo failed, the photo sent again, edited and deleted', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  problems.allow(/upload-photo$/)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/catalog?keyword=%D1%89%D1%89%D1%8A%D1%8A%D1%89%D1%89')
  await page.getByRole('button', { name: 'Добавить свой товар' }).click()
  const form = page.getByRole('dialog', { name: 'Новый свой товар' })
  await expect(form.getByLabel('Название')).toHaveValue('щщъъщщ')
  await form.getByLabel('Название').fill('')
  await form.getByLabel('Цена с НДС').fill('дорого')
  await form.getByLabel('Ссылка на товар').fill('example')
  await form.getByRole('button', { name: 'Создать товар' }).click()
  await expect(form.getByText('Заполните поле')).toBeVisible()
  await expect(form.getByText('Укажите число, например 1250,50')).toBeVisible()
  await expect(form.getByText('Ссылка начинается с http:// или https://')).toBeVisible()
  await expectNoAxeViolations(page)

  const file = form.locator('input[type=file]')
  await file.setInputFiles({ name: 'щит.gif', mimeType: 'image/gif', buffer: PNG })
  await expect(form.getByText('Подходят только файлы .jpg и .png')).toBeVisible()
  await file.setInputFiles({ name: 'щит.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(form.getByText(/^Файл больше 2 Мб/)).toBeVisible()
  await file.setInputFiles({ name: 'щит.png', mimeType: 'image/png', buffer: PNG })
  await form.getByLabel('Название').fill('Щит по чертежу')
  await form.getByLabel('Цена с НДС').fill('1 250,50')
  await form.getByLabel('Ссылка на товар').fill('https://example.org/shield')
  const stop = await intercept(page, '**/upload-photo', (route) =>
    route.fulfill({ status: 500, json: { message: 'Хранилище занято', status: 500, code: 'server.failed', errors: [] } }),
  )
  await form.getByRole('button', { name: 'Создать товар' }).click()
  await expect(form.getByText('«Щит по чертежу» сохранён без фото. Хранилище занято')).toBeVisible()
  stop()
  await form.getByRole('button', { name: 'Загрузить фото ещё раз' }).click()

  const dialog = dialogOf(page)
  await expect(nameIn(dialog)).toHaveText('Щит по чертежу')
  await expect(page).toHaveURL(/product=custom(:|%3A)\d+$/)
  await expect(dialog.getByText(/1.250,50/)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Щит по чертежу' })).toBeVisible()
  await expectNoAxeViolations(page)

  await dialog.getByRole('button', { name: 'Изменить' }).click()
  const change = page.getByRole('dialog', { name: 'Изменить свой товар' })
  await change.getByLabel('Название').fill('Щит по новому чертежу')
  await change.getByRole('button', { name: 'Удалить фото' }).click()
  await change.getByRole('button', { name: 'Сохранить' }).click()
  await expect(change).toBeHidden()
  await expect(nameIn(dialog)).toHaveText('Щит по новому чертежу')
  await expect(dialog.getByText('Нет изображения')).toBeVisible()

  await dialog.getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('dialog', { name: 'Удалить свой товар?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Свой товар удалён')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/product=/)
})
