import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

const UNBUILT = /^\/user\/golden-club/

const linksOf = (page: Page) => page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('[P-05] [M-10] [M-11] home, menus, messages and help link to nothing unbuilt; a list is ordered in the cart', async ({
  page,
  isMobile,
}) => {
  await asReturningVisitor(page)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Быстрый заказ списком/ })).toBeVisible()
  const seen = await linksOf(page)
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
  else await page.getByRole('button', { name: /^Меню пользователя/ }).click()
  await expect(page.getByRole(isMobile ? 'link' : 'menuitem', { name: 'Документы' }).first()).toBeVisible()
  seen.push(...(await linksOf(page)))
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('link', { name: /Загрузка списком/ })).toBeVisible()
  seen.push(...(await linksOf(page)))
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter((link) => UNBUILT.test(link))).toEqual([])

  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Быстрый заказ списком/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Импорт в корзину' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})
