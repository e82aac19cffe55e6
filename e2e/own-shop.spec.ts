import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startStore, type Store } from '../tools/launch/spawn-store.ts'
import { companyInn, kpp } from '../server/src/modules/directory/made-requisites.ts'
import { aShop } from '../server/test/builders.setup.ts'
import { crookedPriceList } from '../server/test/price-list.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { unfold } from './support/checkout.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { expect, test } from './support/test.ts'

let folder: string
let mail: MailServer
let store: Store

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-own-shop-'))
  mail = await startMailServer()
  store = await startStore({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    CAPTCHA_COST: '50',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
  })
})

test.afterAll(async () => {
  await store.stop()
  await mail.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A feed of the seller's own is tried by hand: OWN_FEED=feed.xml. Its pictures are asked for, though their hosts may be out of reach. */
const feed = process.env.OWN_FEED
  ? readFileSync(process.env.OWN_FEED, 'utf8')
  : `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-01"><shop><categories><category id="1">Свет</category>
<category id="2" parentId="1">Лампы</category></categories><offers>
${Array.from({ length: 8 }, (_, at) => `<offer id="LAM-${at + 1}"><name>Лампа светодиодная ${at + 5} Вт E27</name><vendor>Заря</vendor><categoryId>2</categoryId><price>${100 + at}.50</price></offer>`).join('\n')}
</offers></shop></yml_catalog>`

const articles = [...new Set(Array.from(feed.matchAll(/<offer id="([^"]+)"/g), ([, article = '']) => article))]
const priced = articles.map((article, at) => ({ article, price: 120.4 + at, stock: 50 + at }))
const [, , wanted = ''] = articles

const IMPORTED_WITHIN_MS = process.env.OWN_FEED ? 600_000 : 20_000

async function fillShop(page: Page): Promise<void> {
  const { shop, seller, region, administrator } = aShop()
  const fill = (label: string, value = '') => page.getByLabel(new RegExp(`^${label}(\\s\\*)?$`)).fill(value)
  await fill('Название магазина', shop.name)
  await fill('Адрес магазина', new URL(store.url).host)
  await fill('Регион продаж', region.name)
  await fill('Наименование', seller.shortName)
  await fill('ИНН', seller.inn)
  await fill('КПП', seller.kpp)
  await fill('ОГРН или ОГРНИП', seller.ogrn)
  await fill('Юридический адрес', seller.legalAddress)
  await fill('Руководитель', seller.headName)
  await fill('Телефон для покупателей', seller.phone)
  await fill('Почта для покупателей', seller.email)
  await fill('Банк', seller.bankName)
  await fill('БИК', seller.bik)
  await fill('Корреспондентский счёт', seller.correspondentAccount)
  await fill('Расчётный счёт', seller.account)
  await fill('Имя', administrator.firstName)
  await fill('Фамилия', administrator.lastName)
  await fill('Электронная почта', administrator.email)
  await fill('Пароль', administrator.password)
  await fill('Пароль ещё раз', administrator.repeatPassword)
}

async function importFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto(`${store.url}/back-office/imports`)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Сравнить с магазином' }).click()
  await page.getByRole('button', { name: 'Записать в магазин' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Записать' }).click()
  await expect(page.getByText('Записана', { exact: true })).toBeVisible({ timeout: IMPORTED_WITHIN_MS })
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** The code of a letter, as the buyer reads it. */
async function codeOf(address: string): Promise<string> {
  const code = /\b\d{6}\b/
  const newest = () => mail.letters().findLast(({ to }) => to === address)?.text ?? ''
  await expect.poll(newest).toMatch(code)
  return code.exec(newest())?.[0] ?? ''
}

test('from an empty database to the first shipped order: set-up, a feed, a price list, a home page, a buyer', { tag: '@desk' }, async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(400_000 + IMPORTED_WITHIN_MS)
  // By this answer the app learns that there is no shop yet.
  problems.allow(/api\/v1\/info$/)
  page.setDefaultTimeout(60_000)
  await page.goto(store.url)
  await page.getByLabel('Код из журнала').fill(/[\dA-Z]{4}(?:-[\dA-Z]{4}){3}/.exec(store.output())?.[0] ?? '')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await fillShop(page)
  await page.getByRole('button', { name: 'Создать магазин' }).click()
  await expect(page.getByRole('heading', { name: 'Запуск магазина' })).toBeVisible()
  await page.getByRole('button', { name: 'Принять' }).click()
  await expectNoAxeViolations(page)

  await importFile(page, { name: 'feed.yml', mimeType: 'text/xml', buffer: Buffer.from(feed) })
  await page.goto(`${store.url}/back-office/goods`)
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  if (process.env.OWN_FEED) await page.getByRole('button', { name: /^Выбрать все найденные/ }).click()
  await page.getByRole('button', { name: 'Изменить выбранные' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Изменено: [1-9]/)
  await importFile(page, {
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await crookedPriceList(priced),
  })

  await page.goto(`${store.url}/back-office/content`)
  await page.getByRole('link', { name: 'Новый блок' }).click()
  await page.getByLabel(/^Заголовок \(русский\)/).fill('Свет для вашего объекта')
  await page.getByLabel('Текст (русский)').fill('<p>Лампы и светильники со склада в Москве.</p>')
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).toContainText('Опубликовано')
  await page.goto(`${store.url}/back-office/setup`)
  await page.getByRole('button', { name: 'Открыть магазин' }).click()
  await expect(page.getByRole('button', { name: 'Закрыть для посетителей' })).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const buyer = await context.newPage()
  buyer.setDefaultTimeout(30_000)
  const accept = buyer.getByRole('button', { name: 'Принять' })
  // A saved setting holds within a second.
  await expect(async () => {
    await buyer.goto(store.url)
    await expect(accept).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await accept.click()
  await expect(buyer.getByRole('heading', { name: 'Свет для вашего объекта' })).toBeVisible()
  await buyer.goto(`${store.url}/user/sign-up`)
  const signUp = buyer.getByRole('dialog', { name: 'Регистрация' })
  await signUp.getByLabel('Телефон или почта').fill('petr@montazh.test')
  await signUp.getByRole('button', { name: 'Получить код' }).click()
  const code = await codeOf('petr@montazh.test')
  await signUp.getByLabel('Код', { exact: true }).fill(code)
  await signUp.getByRole('button', { name: 'Нет в списке — заполнить вручную' }).click()
  await signUp.getByLabel('Название компании').fill('ООО «Монтаж»')
  await signUp.getByLabel('ИНН', { exact: true }).fill(companyInn({ taxRegion: '77', number: 4_321 }))
  await signUp.getByLabel('КПП').fill(kpp('77'))
  await signUp.getByLabel('Фамилия').fill('Проводов')
  await signUp.getByLabel('Имя').fill('Пётр')
  await signUp.getByLabel('Телефон').fill('89110001122')
  await signUp.locator('input[name=password]').fill('Щитовая-17-света')
  await signUp.getByLabel('Повторите пароль').fill('Щитовая-17-света')
  await signUp.getByLabel(/пользовательское соглашение/).check()
  await signUp.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(signUp).toHaveCount(0)

  await page.goto(`${store.url}/back-office/companies`)
  await page.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('button', { name: 'Одобрить' })).toHaveCount(0)

  await buyer.goto(`${store.url}/catalog?keyword=${encodeURIComponent(wanted)}`)
  await expect(buyer.getByText('122,40').first()).toBeVisible()
  await buyer.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(buyer.getByRole('link', { name: /^Корзина: 1 позиция/ })).toBeVisible()
  await buyer.goto(`${store.url}/cart`)
  await buyer.getByRole('link', { name: 'Оформить заказ' }).click()
  await unfold(buyer, 'Покупатель', 'Оплата')
  // Nothing is offered that the shop does not have: no bank is connected.
  await expect(buyer.getByRole('radio', { name: /^По счёту/ })).toBeChecked()
  await expect(buyer.getByRole('radio', { name: /^(СБП|Банковская карта)/ })).toHaveCount(0)
  await buyer.getByRole('radio', { name: /^Наличные/ }).check()
  await buyer.getByLabel('Телефон', { exact: true }).fill('+7 911 000-11-22')
  await buyer.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await buyer.getByRole('button', { name: 'Оформить заказ' }).click()
  const heading = buyer.getByRole('heading', { name: /^Заказ ЗК-\d{6}/ })
  await expect(heading).toBeVisible()
  const number = /ЗК-\d{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? ''

  await page.goto(`${store.url}/back-office/orders?q=${encodeURIComponent(number)}`)
  await page.getByRole('link', { name: new RegExp(number) }).click()
  await act(page, 'Подтвердить')
  await act(page, 'Отметить оплату')
  await page.getByRole('dialog').getByRole('button', { name: 'Отметить оплату' }).click()
  await act(page, 'Собрано, ждёт покупателя')
  await expect(page.getByRole('button', { name: 'Выдать', exact: true })).toBeVisible()

  // The buyer comes and names the code.
  await buyer.goto(buyer.url().replace(/(?<=\/orders\/\d+).*/, '/items'))
  const pickupCode =
    (await buyer
      .locator('strong')
      .filter({ hasText: /^\d{4,8}$/ })
      .first()
      .textContent()) ?? ''
  await act(page, 'Выдать')
  await page.getByRole('dialog').getByLabel('Код получения, 6 цифр').fill(pickupCode)
  await page.getByRole('dialog').getByLabel('Кто получает').fill('Проводов Пётр')
  await page.getByRole('dialog').getByLabel('Номер доверенности').fill('1')
  await page.getByRole('dialog').getByLabel('Выдана').fill('2026-01-10')
  await page.getByRole('dialog').getByLabel('Действует до').fill('2098-01-10')
  await page.getByRole('dialog').getByRole('button', { name: 'Выдать', exact: true }).click()
  await expect(page.getByText('Выдан', { exact: true }).first()).toBeVisible()
  await buyer.reload()
  await expect(buyer.getByText('Выполнен', { exact: true }).first()).toBeVisible()
  await context.close()
})
