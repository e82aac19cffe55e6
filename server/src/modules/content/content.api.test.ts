import { beforeAll, expect, test } from 'vitest'
import { contentApi } from '@vitrina/contract/content/content'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aPage } from '#test/builders.content'

const { server } = describeStore()
beforeAll(async () => {
  await aPage(server.ctx, { slug: 'reglament', title: { ru: 'Регламент', en: 'Terms' }, html: { ru: '<p>Текст</p>' } })
})

const read = (slug: string, language = 'ru') =>
  callApi(server, contentApi.page, { url: `/api/v1/content/${slug}`, headers: { 'accept-language': language } })

test('a content page is read by its slug in the language asked for, Russian where it is not translated [A-16]', async () => {
  const { body } = await read('reglament', 'en')
  expect(body).toMatchObject({ slug: 'reglament', title: 'Terms', content: '<p>Текст</p>' })
})

test.each([
  ['ru', 'Страница не найдена'],
  ['en', 'Page not found'],
  ['uz', 'Sahifa topilmadi'],
])('a missing page is a 404 that says so in %s', async (language, message) => {
  const { status, body } = await read('nowhere', language)
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'content.not-found', message, status: 404, errors: [] })
})

test.each(['%00', '..%2f..%2fetc%2fpasswd', "x'--", 'x'.repeat(121), '%3Cscript%3E'])(
  'the slug %s is refused at its field',
  async (slug) => {
    const { status, body } = await read(slug)
    expect([status, body.errors.map(({ field }) => field)]).toEqual([422, ['slug']])
  },
)
