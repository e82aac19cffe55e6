import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#test/app'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.pool.query(
    `insert into content_pages (site_id, slug, title, html) values (1, 'reglament', '{"ru":"Регламент","en":"Terms"}', '{"ru":"<p>Текст</p>"}')`,
  )
})
afterAll(() => server.stop())

test('a content page is read by its slug in the language asked for, Russian where it is not translated [A-16]', async () => {
  const answer = await server.app.inject({ url: '/api/v1/content/reglament', headers: { 'accept-language': 'en' } })
  expect(answer.json()).toMatchObject({ slug: 'reglament', title: 'Terms', content: '<p>Текст</p>' })
})

test('a missing page is a 404 that says so in the language asked for', async () => {
  const answer = await server.app.inject({ url: '/api/v1/content/nowhere', headers: { 'accept-language': 'uz' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'content.not-found', message: 'Sahifa topilmadi', status: 404, errors: [] })
})
