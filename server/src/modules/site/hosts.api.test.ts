import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { contentApi } from '@vitrina/contract/content/content'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { siteApi } from '@vitrina/contract/site/site'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'
import { aSite } from '#test/builders'
import { aPage } from '#test/builders.content'

let open: Awaited<ReturnType<typeof startTestApp>>
let strict: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  open = await startTestApp()
  strict = await startTestApp({ STRICT_HOSTS: 'true' })
  for (const { ctx } of [open, strict]) {
    const second = await aSite(ctx, {
      hosts: ['opt.vitrina.test', 'opt2.vitrina.test'],
      name: { ru: 'Опт' },
      config: { languages: ['uz', 'ru'], toggles: { cart: false } },
    })
    await aPage(ctx, { siteId: second.id, slug: 'only-here' })
  }
})
afterAll(async () => {
  await open.stop()
  await strict.stop()
})

type Visit = { host: string; language?: string }
const infoOf = (server: typeof open, { host, language = 'ru' }: Visit) =>
  callApi(server, siteApi.info, { headers: { host, 'accept-language': language } })
const pageOf = (server: typeof open, { host }: Visit) =>
  callApi(server, contentApi.page, { url: '/api/v1/content/only-here', headers: { host } })

describe.each(['opt.vitrina.test', 'OPT.Vitrina.Test:8443', 'opt2.vitrina.test.'])('the host %s', (host) => {
  test('gets its own site with its own settings and pages', async () => {
    for (const server of [open, strict]) {
      expect((await infoOf(server, { host })).body.site).toMatchObject({ id: 2, name: 'Опт' })
      expect((await callApi(server, siteApi.settings, { headers: { host } })).body.cart).toBe(false)
      expect((await pageOf(server, { host })).status).toBe(200)
    }
  })
})

test('a page of one site is not on another', async () => {
  expect(await pageOf(open, { host: 'vitrina.test' })).toMatchObject({
    status: 404,
    body: { code: 'content.not-found' },
  })
})

test('a site answers in its own languages, its first one where it lacks the requested one', async () => {
  expect((await infoOf(open, { host: 'opt.vitrina.test', language: 'en' })).body.language).toBe('uz')
  expect((await infoOf(open, { host: 'opt.vitrina.test', language: 'ru' })).body.language).toBe('ru')
  expect((await infoOf(open, { host: 'opt.vitrina.test', language: 'en-GB, ru;q=0.5' })).body.language).toBe('ru')
})

describe.each(['nobody.test', '10.0.0.1:3000', '[::1]:3000', 'vitrina.test.evil.test'])('the unknown host %s', (host) => {
  test('gets the default site', async () => {
    expect((await infoOf(open, { host })).body.site).toMatchObject({ id: 1, host: 'vitrina.test' })
  })

  test('has no site where hosts are strict, on every call and in the language asked for', async () => {
    const calls: Endpoint[] = [siteApi.info, siteApi.settings, siteApi.setRegion, contentApi.helpTopics, authApi.currentUser]
    for (const call of calls)
      expect(await callApi(strict, call, { headers: { host, 'accept-language': 'en' } })).toMatchObject({
        status: 404,
        body: { code: 'site.not-found', message: 'Site not found' },
      })
    expect((await infoOf(strict, { host })).body.message).toBe('Сайт не найден')
  })
})
