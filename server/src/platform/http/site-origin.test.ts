import { expect, test } from 'vitest'
import { readConfig } from '#src/config'
import { originOf } from './site-origin.ts'

const config = (settings: Record<string, string> = {}) => ({ config: readConfig({ PORT: '3100', ...settings }) })

test('a store listens on this machine alone by default', () => {
  expect(readConfig({}).HOST).toBe('127.0.0.1')
})

test('links take the address of the site, else SITE_URL, else where the store listens', () => {
  const told = config({ SITE_URL: 'https://shop.example.com/' })
  expect(originOf(told, { url: 'https://b2b.example.com/path' })).toBe('https://b2b.example.com')
  expect(originOf(told, { url: '' })).toBe('https://shop.example.com')
  expect(originOf(told, { url: 'https://vitrina.test' })).toBe('https://shop.example.com')
  expect(originOf(config(), { url: '' })).toBe('http://localhost:3100')
  expect(originOf(config({ HOST: '192.0.2.7' }), { url: '' })).toBe('http://192.0.2.7:3100')
})
