import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test('[R-11] [M-12] a guest makes a flat’s board from a template, looks at its drawings and puts it into the cart', async ({
  page,
  isMobile,
}) => {
  await asReturningVisitor(page)
  await page.goto('/modules/raec-configurator')
  await page.getByRole('button', { name: /^Квартира/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Конфигуратор щита: Щит квартиры')

  // The load of one line; its device follows at once.
  if (isMobile) {
    await page.getByRole('button', { name: /Духовой шкаф/ }).click()
    await page.getByRole('textbox', { name: 'Мощность, кВт' }).fill('5,5')
    await page.getByRole('button', { name: 'Готово' }).click()
    await expect(page.getByRole('button', { name: /Духовой шкаф/ })).toContainText('C25')
  } else {
    await page.getByRole('textbox', { name: 'Мощность, кВт: Духовой шкаф' }).fill('5,5')
    await expect(page.getByRole('row', { name: /C25/ })).toBeVisible()
  }
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Схема' }).click()
  await expect(page.getByRole('img', { name: 'Однолинейная схема: Щит квартиры' })).toContainText('Духовой шкаф')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Вид спереди' }).click()
  await expect(page.getByRole('img', { name: 'Вид спереди: Щит квартиры' })).toContainText('12 мод. × 18 мм = 216 мм')
  // The draft is in this browser.
  await page.reload()
  await expect(page.getByRole('img', { name: 'Вид спереди: Щит квартиры' })).toContainText('C25')

  await page.getByRole('link', { name: 'Товары' }).click()
  await expect(page.getByRole('table', { name: 'Товары' }).getByRole('link').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'В корзину' }).click()
  await page.getByRole('button', { name: 'Положить' }).click()
  const report = page.getByRole('dialog', { name: 'Что попало в корзину' })
  await expect(report).toContainText(/C16|16 ?А/)
  await report.getByRole('link', { name: 'В корзину' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText('₽')
})
