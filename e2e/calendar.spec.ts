import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test('an administrator sets the working days, a manager only reads them', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, 'admin@vitrina.test')
  await page.goto('/back-office/calendar?year=2026')
  const rooms = page.getByRole('navigation', { name: 'Разделы бэк-офиса' })
  await expect(rooms.getByRole('link', { name: 'Календарь' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: '9 января, выходной, Перенос с 3 января' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^8 мая, сокращённый/ })).toBeVisible()
  // The other eleven months are like January.
  await expectNoAxeViolations(page, { except: ['div:has(> table):nth-child(n + 2)'] })

  await page.getByRole('navigation', { name: 'Годы' }).getByRole('link', { name: '2027' }).click()
  await expect(page.getByRole('heading', { name: 'Рабочие дни: 2027' })).toBeVisible()
  const date = 15
  const day = page.getByRole('button', { name: `${date} июля, ` })
  const dialog = page.getByRole('dialog', { name: `${date}.07.2027` })
  await day.click()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await day.click()
  await dialog.getByRole('radio', { name: 'Выходной' }).check()
  await dialog.getByLabel('Примечание').fill('Инвентаризация')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: `${date} июля, выходной, Инвентаризация` })).toBeVisible()
  await expect(dialog).toBeHidden()

  await signInAs(page, 'manager@vitrina.test')
  await page.reload()
  await expect(page.getByRole('cell', { name: `${date} июля, выходной, Инвентаризация` })).toBeVisible()
  await expect(day).toBeHidden()
})
