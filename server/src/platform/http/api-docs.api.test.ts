import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { money } from '@vitrina/contract/money'
import { startTestApp } from '#test/app'
import { listWith, objectWith } from '#test/matchers'
import type { OpenApi } from './openapi.ts'
import { serve } from './routes.ts'

const upload = endpoint({
  method: 'POST',
  path: '/api/v1/test/:id/photo',
  summary: 'For tests <b>',
  policy: 'company',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ page: z.coerce.number().default(1), filters: z.object({ name: z.string().optional() }).optional() }),
  body: z.object({ note: z.string() }),
  multipart: { data: { maxBytes: 1000, kinds: ['png'] } },
  output: z.object({ price: money }),
  errors: ['file.not-found'],
  idempotent: true,
})

let server: Awaited<ReturnType<typeof startTestApp>>
let document: OpenApi
beforeAll(async () => {
  server = await startTestApp({}, { addRoutes: (app) => serve(app, upload, () => ({ price: 100 })) })
  document = (await server.app.inject('/api/docs/openapi.json')).json<OpenApi>()
})
afterAll(() => server.stop())

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('every call of the server is described once, with its policy', () => {
  const described = operations().map(({ path, method, operation }) => `${method.toUpperCase()} ${path} ${operation['x-policy']}`)
  const served = server.app.calls.map(({ method, path, policy }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${policy}`)
  expect(described.toSorted()).toEqual(served.toSorted())
})

test('the document is sound: path parameters are declared, operations named apart, references lead somewhere', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const { path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    expect(
      operation.parameters
        .filter((one) => one.in === 'path')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(inPath.toSorted())
    expect(operation.responses['200']?.content?.['application/json']?.schema).toBeTruthy()
    expect(operation.responses['429']?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' })
    expect(operation.summary).toBeTruthy()
  }
  const ids = operations().map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.components.schemas.Error?.required).toEqual(listWith('message', 'status', 'code', 'errors'))
  for (const [reference] of JSON.stringify(document).matchAll(/"\$ref":"[^"]+"/g))
    expect(reference).toBe('"$ref":"#/components/schemas/Error"')
})

test('nested query objects travel in brackets, files as multipart, money as it is sent', () => {
  const operation = document.paths['/api/v1/test/{id}/photo']?.post
  expect(operation?.parameters).toEqual(
    listWith(
      objectWith({ name: 'filters', in: 'query', style: 'deepObject', explode: true, required: false }),
      objectWith({ name: 'page', in: 'query', required: false }),
      objectWith({ name: 'id', in: 'path', required: true }),
      objectWith({ name: 'Idempotency-Key', in: 'header' }),
    ),
  )
  expect(operation?.requestBody?.content['multipart/form-data']?.schema.properties).toMatchObject({
    note: { type: 'string' },
    data: { format: 'binary' },
  })
  expect(operation?.responses['200']?.content?.['application/json']?.schema.properties).toEqual({ price: { type: 'number' } })
  expect(operation?.security).toEqual([{ bearer: [] }])
  expect(operation?.responses['403']?.description).toBe('company.required, company.stopped')
  expect(document.paths['/api/v2/feeds/{slug}/items']?.get?.parameters.find(({ name }) => name === 'criteria')?.style).toBe('deepObject')
})

test('the page is readable without any script, and escapes its content', async () => {
  const answer = await server.app.inject('/api/docs')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
  expect(answer.payload).toContain('/api/v1/content/{slug}')
  expect(answer.payload).toContain('filters[name]')
  expect(answer.payload).toContain('For tests &lt;b&gt;')
  expect(answer.payload).not.toMatch(/<script|https?:\/\//)
})
