import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { beRegular, beSignedIn, overInfo, overSettings, refuse } from './support/visitor.ts'

const noticed = { title: 'Важное объявление', content: '<p>Прочитайте это один раз.</p>' }

test.describe('cookie notice', () => {
  test('[O-06] it is shown until accepted, and acceptance lasts', async ({ page, isMobile }) => {
    await overSettings(page, { importantNotice: false })
    await page.goto('/help')
    const notice = page.getByRole('region', { name: 'Уведомление о cookie' })
    await expect(notice.getByRole('link')).toHaveAttribute('href', /#\/content\/usloviya-sbora-cookies$/)
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

  test('[O-06] it comes back with a message when the server did not take the word', async ({ page, problems }) => {
    problems.allow(/cookie\/accept$/)
    await overSettings(page, { importantNotice: false })
    await refuse(page, '/api/v2/cookie/accept', { status: 500, message: 'Произошел технический сбой' })
    await page.goto('/help')
    const notice = page.getByRole('region', { name: 'Уведомление о cookie' })
    await notice.getByRole('button', { name: 'Принять' }).click()
    await expect(page.getByText('Не удалось сохранить согласие.')).toBeVisible()
    await expect(notice).toBeVisible()
  })

  test('[K-05] a check that fails is repeated three times', async ({ page, problems }) => {
    problems.allow(/cookie\/check$/)
    let asked = 0
    await page.route('**/api/v2/cookie/check', (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: { message: '', status: 500, code: 'server.failed', errors: [] } })
    })
    await page.goto('/help')
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(4)
    await page.waitForTimeout(1000)
    expect(asked).toBe(4)
  })
})

test('[S-04] a newcomer gets a uuid that is kept, an id of the session that is not, and the first language of the site', async ({
  page,
  context,
}) => {
  await overInfo(page, () => ({ languages: ['en', 'ru'], importantNotice: null }))
  const ids = (tab: typeof page) =>
    tab.evaluate(() => [localStorage.getItem('B2B_USER_UUID') ?? '', sessionStorage.getItem('B2B_SESSION_ID') ?? ''] as const)
  const asked = page.waitForRequest('**/api/v1/info')
  await page.goto('/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const [uuid, session] = await ids(page)
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/)
  expect((await asked).headers()['user-uuid']).toBe(uuid)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  expect(await ids(page)).toEqual([uuid, session])
  const other = await context.newPage()
  await other.goto('/help')
  await expect(other.getByRole('main')).toBeVisible()
  const [same, another] = await ids(other)
  expect(same).toBe(uuid)
  expect(another).toMatch(/^[0-9a-f-]{36}$/)
  expect(another).not.toBe(session)
  await other.close()
})

test.describe('important notice', () => {
  test.beforeEach(({ page }) => overInfo(page, () => ({ importantNotice: noticed })))

  test('[O-09] [S-04] a guest at a desk sees it once', async ({ page, isMobile }) => {
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

  test('[O-09] [P-02] not when the seller hid it, and not to a signed-in user', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone never shows it')
    const notice = page.getByRole('dialog', { name: noticed.title })
    await overSettings(page, { importantNotice: false })
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()

    await page.unroute('**/api/v2/settings')
    await beSignedIn(page, 'buyer@vitrina.test')
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test.describe('messages on top', () => {
  test.beforeEach(({ page }) => beRegular(page))

  test('[O-10] a region has its own message when the seller switched them on', async ({ page }) => {
    await overInfo(page, () => ({ regionalMessage: noticed }))
    await page.goto('/help')
    const message = page.getByRole('region', { name: 'Сообщение для региона' })
    await expect(message).toContainText(noticed.title)
    await expectNoAxeViolations(page)
    await message.getByRole('button', { name: 'Скрыть сообщение региона' }).click()
    await expect(message).toBeHidden()

    await overSettings(page, { regionalMessage: false })
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(message).toBeHidden()
  })

  test('[O-19] an information message is closed at once and for good', async ({ page }) => {
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

  test('[O-19] a message the server could not close comes back with an explanation', async ({ page, problems }) => {
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

test.describe('region picker', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    await beRegular(page)
    await page.goto('/help')
    if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
  })

  test('[O-17] [O-16] it shows the region, is filtered by typing, and choosing reloads the page behind a spinner', async ({
    page,
    isMobile,
  }) => {
    const button = page.getByRole('button', { name: /^Регион: / })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Регион' })
    const columns = await dialog.getByRole('list').evaluate((list) => getComputedStyle(list).columnCount)
    expect(columns).toBe(isMobile ? '1' : '3')
    await expectNoAxeViolations(page)

    await dialog.getByLabel('Найти регион').fill('казан')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/v2/user/set-region', async (route) => {
      await seen
      await route.continue()
    })
    const reloaded = page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-progress="region"]')).toHaveCSS('width', '64px')
    answer()
    await reloaded
    if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
    await expect(page.getByRole('button', { name: 'Регион: Казань' })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('[O-17] a refused change is told in the bar', async ({ page, problems }) => {
    problems.allow(/set-region$/)
    await refuse(page, '/api/v2/user/set-region', { status: 500, message: 'Произошел технический сбой' })
    await page.getByRole('button', { name: /^Регион: / }).click()
    const dialog = page.getByRole('dialog', { name: 'Регион' })
    await dialog.getByRole('button', { name: 'Самара' }).click()
    await expect(page.getByText('Ошибка при смене региона')).toBeVisible()
    await expect(dialog).toBeVisible()
  })
})

test('[O-17] with regions switched off there is no picker', async ({ page, isMobile }) => {
  await beRegular(page)
  await overSettings(page, { regions: false })
  await page.goto('/help')
  if (isMobile) await page.getByRole('button', { name: 'Ещё' }).click()
  else await expect(page.getByRole('button', { name: 'Справка' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Регион: / })).toHaveCount(0)
})

test.describe('survey and header help', () => {
  test.beforeEach(({ page }) => beRegular(page))

  test('[O-20] a survey is offered where the server says, and its answers are sent', async ({ page, isMobile }) => {
    await beSignedIn(page, isMobile ? 'colleague@vitrina.test' : 'buyer@vitrina.test')
    await page.goto('/catalog')
    const survey = page.getByRole('region', { name: 'Что улучшить в магазине' })
    await survey.getByRole('button', { name: 'Ответить' }).click()
    await survey.getByRole('button', { name: 'Отправить' }).click()
    await expect(survey.getByText('Ответьте на этот вопрос')).toHaveCount(2)
    await expectNoAxeViolations(page)

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

  test('[O-20] a survey put off does not come back, and never stands over the cart', async ({ page }) => {
    const offered = { id: 1, slug: 'x', title: 'Опрос', content: '', questions: [] }
    await page.route('**/api/v2/survey?*', (route) => route.fulfill({ json: { survey: offered } }))
    await page.route('**/api/v2/survey/1/answer', (route) => route.fulfill({ json: {} }))
    await page.goto('/cart')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Опрос' })).toBeHidden()

    await page.goto('/help')
    const dismissed = page.waitForRequest('**/api/v2/survey/1/answer')
    await page.getByRole('region', { name: 'Опрос' }).getByRole('button', { name: 'Не сейчас' }).click()
    expect((await dismissed).postDataJSON()).toEqual({ dismissed: true, answers: {} })
    await expect(page.getByRole('region', { name: 'Опрос' })).toBeHidden()
  })

  test('[O-20] an answer the server refuses is explained at its question', async ({ page, problems }) => {
    problems.allow(/survey\/\d+\/answer$/)
    await beSignedIn(page, 'other@vitrina.test')
    await page.route('**/api/v2/survey/*/answer', (route) => {
      const errors = [{ field: 'answers.ease', message: 'Такой оценки нет', code: 'invalid_value' }]
      return route.fulfill({ status: 422, json: { message: 'Проверьте заполнение полей', status: 422, code: 'input.invalid', errors } })
    })
    await page.goto('/catalog')
    const survey = page.getByRole('region', { name: 'Что улучшить в магазине' })
    await survey.getByRole('button', { name: 'Ответить' }).click()
    await survey.getByRole('button', { name: '4', exact: true }).click()
    await survey.getByRole('radio').first().check()
    await survey.getByRole('button', { name: 'Отправить' }).click()
    await expect(survey.getByRole('group', { name: /Насколько легко/ }).first()).toContainText('Такой оценки нет')
  })

  test('[O-20] header help shows topics of the page one is on', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has help in its menu')
    await page.goto('/catalog')
    await page.getByRole('button', { name: 'Справка' }).click()
    const help = page.getByRole('dialog', { name: 'Справка по этой странице' })
    await expect(help.getByRole('listitem').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await help.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/help\/.+/)
    await expect(help).toBeHidden()
  })

  test('header help that failed offers to try again', async ({ page, problems, isMobile }) => {
    test.skip(isMobile, 'a phone has help in its menu')
    problems.allow(/api\/v2\/help\?route/)
    await page.route('**/api/v2/help?route=*', (route) =>
      route.fulfill({ status: 500, json: { message: '', status: 500, code: 'x', errors: [] } }),
    )
    await page.goto('/catalog')
    await page.getByRole('button', { name: 'Справка' }).click()
    const help = page.getByRole('dialog', { name: 'Справка по этой странице' })
    await page.unroute('**/api/v2/help?route=*')
    await help.getByRole('button', { name: 'Повторить' }).click()
    await expect(help.getByRole('listitem').first()).toBeVisible()
  })
})
