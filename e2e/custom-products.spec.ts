import { expectNoAxeViolations } from './support/axe.ts'
import { dialogOf, nameIn } from './support/catalogue.ts'
import { intercept } from './support/intercept.ts'
import { signInAsNewUser } from './support/users.ts'
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

test('[C-15] own products are listed, searched, put into the cart, edited and deleted', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Свои товары' }).click()
  const list = page.getByRole('dialog', { name: 'Свои товары' })
  await expect(list.getByText('Свои товары видны после входа')).toBeVisible()
  await page.goBack()
  await expect(list).toBeHidden()

  await signInAsNewUser(page)
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Свои товары' }).click()
  await expect(list.getByText('Своих товаров пока нет')).toBeVisible()
  await expectNoAxeViolations(page)
  for (const [name, unit] of [
    ['Щит этажный по проекту', 'шт'],
    ['Шина медная луженая', 'м'],
  ] as const) {
    await list.getByRole('button', { name: 'Добавить свой товар' }).first().click()
    const form = page.getByRole('dialog', { name: 'Новый свой товар' })
    await form.getByLabel('Название').fill(name)
    await form.getByLabel('Единица').fill(unit)
    await form.getByRole('button', { name: 'Создать товар' }).click()
    await expect(form).toBeHidden()
  }
  const items = list.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('Шина медная луженая')
  await expectNoAxeViolations(page)

  const search = list.getByRole('searchbox', { name: 'Найти среди своих товаров' })
  await search.fill('нет такого')
  await list.getByRole('button', { name: 'Показать все' }).click()
  await expect(items).toHaveCount(2)
  await search.fill('шина')
  await expect(items).toHaveCount(1)
  const amount = items.getByLabel('Количество: Шина медная луженая, м')
  await amount.fill('много')
  await items.getByRole('button', { name: 'В корзину: Шина медная луженая' }).click()
  await expect(items.getByText('Введите количество')).toBeVisible()
  await amount.fill('2,5')
  const added = page.waitForResponse('**/api/v1/cart/items')
  await items.getByRole('button', { name: 'В корзину: Шина медная луженая' }).click()
  expect((await (await added).json()) as object).toMatchObject({ items: [{ status: 'warning', line: { amount: 2.5 } }] })
  await expect(page.getByText('«Шина медная луженая» теперь в корзине')).toBeVisible()

  await items.getByRole('button', { name: 'Изменить: Шина медная луженая' }).click()
  const change = page.getByRole('dialog', { name: 'Изменить свой товар' })
  await change.getByLabel('Цена с НДС').fill('1250,5')
  await change.getByRole('button', { name: 'Сохранить' }).click()
  await expect(change).toBeHidden()
  await expect(items).toContainText(/1\s250,50\s₽/)
  await items.getByRole('link', { name: 'Шина медная луженая' }).click()
  await expect(nameIn(dialogOf(page))).toHaveText('Шина медная луженая')
  await page.goBack()

  for (const name of ['Щит этажный по проекту', 'Шина медная луженая']) {
    await list.getByRole('button', { name: `Удалить: ${name}` }).click()
    await page.getByRole('dialog', { name: 'Удалить свой товар?' }).getByRole('button', { name: 'Удалить' }).click()
    await expect(list.getByRole('link', { name })).toHaveCount(0)
  }
  await expect(list.getByText('Своих товаров пока нет')).toBeVisible()
})
