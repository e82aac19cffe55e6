import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { buildApp } from '#src/app'
import { describeStore } from '#test/describe-store'
import { serve } from './routes.ts'

const { server } = describeStore()

const call: Endpoint = { method: 'GET', path: '/api/test/open', summary: 'For tests', policy: 'guest', output: z.object({}) }

test('a route that does not go through serve() does not start', async () => {
  await expect(buildApp(server.ctx, { addRoutes: (app) => app.get('/api/test/open', async () => ({})) })).rejects.toThrow(
    'GET /api/test/open does not go through serve()',
  )
})

test('a route that merely claims to be a described call does not start', async () => {
  const addRoutes = (app: Awaited<ReturnType<typeof buildApp>>) => app.get(call.path, { config: { call } }, async () => ({}))
  await expect(buildApp(server.ctx, { addRoutes })).rejects.toThrow('does not go through serve()')
})

test('a call without a policy does not start', async () => {
  const { policy: _none, ...open } = call
  await expect(buildApp(server.ctx, { addRoutes: (app) => serve(app, open as Endpoint, () => ({})) })).rejects.toThrow('has no policy')
})

test('the calls of the server can be listed, each once, each with its policy', () => {
  const names = server.app.calls.map(({ method, path }) => `${method} ${path}`)
  expect(names).toContain('GET /api/v1/content/:slug')
  expect(new Set(names).size).toBe(names.length)
  expect(server.app.calls.every(({ policy }) => policy)).toBe(true)
})
