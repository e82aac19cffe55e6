import { beforeAll, expect, test } from 'vitest'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSite } from '#test/builders'
import { siteTranslations } from '#tables/sites'

const { server } = describeStore()
beforeAll(async () => {
  const other = await aSite(server.ctx, { hosts: ['opt.vitrina.test'], config: { languages: ['ru'] } })
  await server.ctx.db.insert(siteTranslations).values([
    { siteId: 1, language: 'ru', namespace: 'orders', key: 'cancel.confirm', value: 'Точно отменить?' },
    { siteId: 1, language: 'ru', namespace: 'orders', key: 'title', value: 'Мои заказы' },
    { siteId: 1, language: 'ru', namespace: 'cart', key: 'title', value: 'Тележка' },
    { siteId: 1, language: 'ru', namespace: '__proto__', key: 'polluted', value: 'да' },
    { siteId: 1, language: 'en', namespace: 'cart', key: 'title', value: 'Basket' },
    { siteId: other.id, language: 'ru', namespace: 'cart', key: 'title', value: 'Чужая' },
  ])
})

const read = (language: string, host = 'vitrina.test') =>
  callApi(server, siteApi.translations, { url: `/api/v2/translations/${language}`, headers: { host } })

test('the seller’s texts come by namespace and key, of this site and language alone [A-15]', async () => {
  const { body } = await read('ru')
  expect(body.orders).toEqual({ 'cancel.confirm': 'Точно отменить?', title: 'Мои заказы' })
  expect(body.cart).toEqual({ title: 'Тележка' })
  expect((await read('en')).body).toEqual({ cart: { title: 'Basket' } })
  expect((await read('uz')).body).toEqual({})
})

test('a namespace with a name of the language itself changes nothing around it', async () => {
  await read('ru')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each(['de', 'ru-RU', 'RU', 'constructor', "ru'--", 'r%00u'])('there is no translation into %s', async (language) => {
  expect(await read(language)).toMatchObject({
    status: 404,
    body: { code: 'translation.not-found', message: 'Перевод на этот язык не найден' },
  })
})

test('a language the site does not have is not found', async () => {
  expect((await read('en', 'opt.vitrina.test')).status).toBe(404)
  expect((await read('ru', 'opt.vitrina.test')).body).toEqual({ cart: { title: 'Чужая' } })
})

test('a name too long to be a language is refused at its field', async () => {
  expect(await read('x'.repeat(21))).toMatchObject({ status: 422, body: { errors: [{ field: 'language' }] } })
})
