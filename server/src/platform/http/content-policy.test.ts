import { expect, test } from 'vitest'
import { type OutsideService, pagePolicy } from './content-policy.ts'

const policy = (services: OutsideService[], isHttps = false) => {
  const directives = pagePolicy({ inline: { nonce: 'abc' }, services, isHttps }).split('; ')
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]))
}

test('a site with nothing from outside runs only its own files, and no inline script or style', () => {
  const own = policy([])
  expect(own['script-src']).toEqual(["'self'"])
  expect(own['style-src']).toEqual(["'self'", "'nonce-abc'"])
  expect(own['frame-src']).toEqual(["'none'"])
  expect(own['object-src']).toEqual(["'none'"])
  expect(own['base-uri']).toEqual(["'none'"])
  expect(own['frame-ancestors']).toEqual(["'none'"])
  expect(Object.values(own).flat()).not.toContain("'unsafe-inline'")
  expect(Object.values(own).flat().join(' ')).not.toContain('https://')
})

test.each([
  ['jivo', 'https://*.jivo.ru'],
  ['bitrix', 'https://*.bitrix24.ru'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
  ['yandex-captcha', 'https://smartcaptcha.cloud.yandex.ru'],
] as const)('%s is let in only when it is switched on', (service, host) => {
  expect(policy([service])['script-src']).toContain(host)
  expect(policy([service])['frame-src']).toContain(host)
  expect(policy([])['script-src']).not.toContain(host)
})

test('no service ever brings inline script or eval', () => {
  const scripts = policy(['jivo', 'bitrix', 'recaptcha', 'yandex-captcha'])['script-src'] ?? []
  expect(scripts.filter((source) => source.startsWith("'"))).toEqual(["'self'"])
})

test('a cached page names its inline script and styles by their hashes, and lets in no other', () => {
  const inline = { scriptHashes: ['sha256-boot'], styleHashes: ['sha256-one', 'sha256-two'], attributeHashes: ['sha256-width'] }
  const directives = pagePolicy({ inline, services: [], isHttps: false })
  expect(directives).toContain("script-src 'self' 'sha256-boot';")
  expect(directives).toContain("style-src 'self' 'sha256-one' 'sha256-two';")
  expect(directives).toContain("style-src-attr 'unsafe-hashes' 'sha256-width';")
  expect(directives).not.toContain('nonce')
  expect(directives).not.toContain('unsafe-inline')
})

test('insecure addresses are upgraded on a page that came by HTTPS only', () => {
  expect(policy([], true)).toHaveProperty('upgrade-insecure-requests')
  expect(policy([])).not.toHaveProperty('upgrade-insecure-requests')
})
