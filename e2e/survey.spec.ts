import { expectNoAxeViolations } from './support/axe.ts'
import { signInAsNewUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[O-20] a survey is offered where the server says, and its answers are sent', { tag: '@desk' }, async ({ page }) => {
  await signInAsNewUser(page)
  await page.goto('/catalog')
  const survey = page.getByRole('region', { name: 'Что улучшить в магазине' })
  await survey.getByRole('button', { name: 'Ответить' }).click()
  await survey.getByRole('button', { name: 'Отправить' }).click()
  await expect(survey.getByText('Ответьте на этот вопрос')).toHaveCount(2)
  // The list is checked without the survey.
  await expectNoAxeViolations(page, { except: ['main'] })

  await survey.getByRole('button', { name: '4', exact: true }).click()
  await survey.getByRole('radio').first().check()
  await survey.getByRole('checkbox').last().check()
  await survey.getByRole('textbox').fill('Печать этикеток')
  await survey.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Спасибо, ответ записан')).toBeVisible()
  await expect(survey).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(survey).toBeHidden()
})
