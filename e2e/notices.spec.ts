import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo, overrideSettings } from './support/visitor.ts'

const noticed = { title: 'Важное объявление', content: '<p>Прочитайте это один раз.</p>' }

test('[O-06] [O-10] the cookie notice covers nothing, is shown until accepted, and acceptance lasts', async ({ page, isMobile }) => {
  await overrideSettings(page, { importantNotice: false, regionalMessage: true })
  await overrideInfo(page, () => ({ regionalMessage: noticed }))
  await page.goto('/help')
  const notice = page.getByRole('region', { name: 'Уведомление о cookie' })
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/content/usloviya-sbora-cookies')
  await expect(page.getByRole('region', { name: 'Сообщение для региона' })).toContainText(noticed.title)
  await expect(page.getByRole('region', { name: 'Сообщения сайта' })).toBeVisible()
  await expectNoAxeViolations(page)

  const chat = await page.getByRole('button', { name: 'Связаться с нами' }).boundingBox()
  const box = await notice.boundingBox()
  if (!box || !chat) throw new Error('the notice and the chat button are both on the screen')
  expect(chat.x >= box.x + box.width || chat.y + chat.height <= box.y).toBe(true)
  const tabs = isMobile ? await page.getByRole('navigation').last().boundingBox() : null
  if (tabs) expect(box.y + box.height).toBeLessThanOrEqual(tabs.y)

  const posted = page.waitForResponse('**/api/v2/cookie/accept')
  await notice.getByRole('button', { name: 'Принять' }).click()
  await expect(notice).toBeHidden()
  expect((await posted).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('[O-09] the important notice is in order', { tag: '@desk' }, async ({ page }) => {
  // A phone never shows it.
  await asReturningVisitor(page)
  await page.addInitScript(() => localStorage.removeItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT'))
  await overrideInfo(page, () => ({ importantNotice: noticed }))
  await page.goto('/help')
  await expect(page.getByRole('dialog', { name: noticed.title }).getByRole('button', { name: 'Понятно' })).toBeVisible()
  await expectNoAxeViolations(page)
})
