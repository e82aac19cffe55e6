import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, overrideInfo, overrideSettings, mockRefusal } from './support/visitor.ts'

const noticed = { title: 'Важное объявление', content: '<p>Прочитайте это один раз.</p>' }

test.describe('cookie notice', () => {
  test('[O-06] it is shown until accepted, and acceptance lasts', async ({ page, isMobile }) => {
    await overrideSettings(page, { importantNotice: false })
    await page.goto('/help')
    const notice = page.getByRole('region', { name: 'Уведомление о cookie' })
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/content/usloviya-sbora-cookies')
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

  test('[O-06] it comes back with a message when the server did not save the acceptance', { tag: '@desk' }, async ({ page, problems }) => {
    problems.allow(/cookie\/accept$/)
    await overrideSettings(page, { importantNotice: false })
    await mockRefusal(page, '/api/v2/cookie/accept', { status: 500, message: 'Произошел технический сбой' })
    await page.goto('/help')
    const notice = page.getByRole('region', { name: 'Уведомление о cookie' })
    await notice.getByRole('button', { name: 'Принять' }).click()
    await expect(page.getByText('Не удалось сохранить согласие.')).toBeVisible()
    await expect(notice).toBeVisible()
  })

  test('[K-05] a check that fails is repeated three times', { tag: '@desk' }, async ({ page, problems }) => {
    // One width is enough for timing.
    problems.allow(/cookie\/check$/)
    await page.clock.install()
    let requests = 0
    await page.route('**/api/v2/cookie/check', (route) => {
      requests += 1
      return route.fulfill({ status: 500, json: { message: '', status: 500, code: 'server.failed', errors: [] } })
    })
    await page.goto('/help')
    await expect(async () => {
      await page.clock.runFor(5_000)
      expect(requests).toBe(4)
    }).toPass()
    await page.clock.runFor(60_000)
    expect(requests).toBe(4)
  })
})

test.describe('important notice', () => {
  test.beforeEach(({ page }) => overrideInfo(page, () => ({ importantNotice: noticed })))

  test('[O-09] [S-04] a guest on a desktop sees it once', async ({ page, isMobile }) => {
    await page.goto('/help')
    const notice = page.getByRole('dialog', { name: noticed.title })
    if (isMobile) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return expect(notice).toBeHidden()
    }
    await expect(notice.getByRole('button', { name: 'Понятно' })).toBeVisible()
    await expectNoAxeViolations(page)
    await notice.getByRole('button', { name: 'Понятно' }).click()
    await expect(notice).toBeHidden()
    const putAwayAt = await page.evaluate(() => localStorage.getItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT') ?? '')
    expect(new Date(putAwayAt).getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()

    await page.evaluate(() => history.replaceState({ ...history.state, importantDialog: true }, ''))
    await page.reload()
    await notice.getByRole('button', { name: 'Понятно' }).click()
    await expect(notice).toBeHidden()
  })

  test('[O-09] [P-02] not when the seller hid it, and not to a signed-in user', { tag: '@desk' }, async ({ page }) => {
    // A phone never shows it.
    const notice = page.getByRole('dialog', { name: noticed.title })
    await overrideSettings(page, { importantNotice: false })
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()

    await page.unroute('**/api/v2/settings')
    await signInAs(page, 'buyer@vitrina.test')
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test.describe('messages on top', () => {
  test.beforeEach(({ page }) => asReturningVisitor(page))

  test('[O-10] a region has its own message when the seller switched them on', async ({ page }) => {
    await overrideInfo(page, () => ({ regionalMessage: noticed }))
    await page.goto('/help')
    const message = page.getByRole('region', { name: 'Сообщение для региона' })
    await expect(message).toContainText(noticed.title)
    await expectNoAxeViolations(page)
    await message.getByRole('button', { name: 'Скрыть сообщение региона' }).click()
    await expect(message).toBeHidden()

    await overrideSettings(page, { regionalMessage: false })
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(message).toBeHidden()
  })

  test('[O-19] an information message is closed at once and for good', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/help')
    const messages = page.getByRole('region', { name: 'Сообщения сайта' })
    const close = messages.getByRole('button', { name: /^Закрыть сообщение/ }).first()
    const name = (await close.getAttribute('aria-label')) ?? ''
    const answered = page.waitForResponse('**/close-information-message')
    await close.click()
    await expect(messages.getByRole('button', { name })).toBeHidden()
    expect((await answered).ok()).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(messages.getByRole('button', { name })).toBeHidden()
  })

  test('[O-19] a message the server could not close comes back with an explanation', { tag: '@desk' }, async ({ page, problems }) => {
    problems.allow(/close-information-message$/)
    const refusal = Promise.withResolvers<void>()
    await page.route('**/close-information-message', async (route) => {
      await refusal.promise
      await route.fulfill({ status: 500, json: { message: 'Произошел технический сбой', status: 500, code: 'server.failed', errors: [] } })
    })
    await page.goto('/help')
    const close = page.getByRole('button', { name: /^Закрыть сообщение/ }).first()
    await close.click()
    await expect(close).toBeHidden()
    refusal.resolve()
    await expect(page.getByText('Не удалось закрыть сообщение.')).toBeVisible()
    await expect(close).toBeVisible()
  })
})
