import { newEmail, createUser } from './support/users.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

const HOST = 'shop.test'
const PASSWORD = 'Общая-фаза-и-ноль'

// As from another machine of the network: plain HTTP is no secure context there, unlike on localhost.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
})

const outside = (path: string) => new URL(path, (process.env.E2E_BASE_URL ?? '').replace(/localhost|127\.0\.0\.1/, HOST)).href

test('[M-01] [S-06] [C-07] over plain HTTP from another machine a buyer signs in, searches, copies an article and orders', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  const { email, token } = await createUser(page, PASSWORD)
  const place = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: true }
  await page.request.post('/api/v1/delivery-address', { headers: { authorization: `Bearer ${token}` }, data: place })
  await page.goto(outside('/user/sign-in'))
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  const signInDialog = page.getByRole('dialog', { name: 'Вход' })
  await signInDialog.getByLabel('Телефон или почта').fill(email)
  await signInDialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await signInDialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(signInDialog).toBeHidden()

  await page.goto(outside('/catalog?keyword=автомат&instock=1'))
  await page
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Корзина: 1 позиция/ }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Скопировать артикул/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).toContainText('скопирован')

  await page.goto(outside('/cart'))
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await unfold(page, 'Покупатель', 'Куда и когда')
  await page.getByRole('button', { name: 'Транспортная компания' }).click()
  await page.getByRole('textbox', { name: 'Транспортная компания' }).fill('Деловые линии')
  await page.getByLabel('Телефон', { exact: true }).fill('+7 900 000-00-78')
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+/)
})

test('[V-05] the self-hosted captcha works over plain HTTP, and the store accepts it', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  await page.goto(outside('/user/sign-up'))
  const dialog = page.getByRole('dialog', { name: 'Регистрация' })
  await dialog.getByLabel('Телефон или почта').fill(newEmail())
  await dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog.getByLabel('Код', { exact: true })).toBeVisible()
})
