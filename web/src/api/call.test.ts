import { authApi } from '@vitrina/contract/auth/auth'
import { cartApi } from '@vitrina/contract/cart/cart'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { siteApi } from '@vitrina/contract/site/site'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore, sessionStore } from '#lib/storage.ts'
import { call } from './call.ts'
import { retryHeldChanges, rejectHeldChanges } from './held-changes.ts'
import { beginStandIn, storeToken, userToken } from './session.ts'
import { onUnauthorised, type Unauthorised } from './unauthorised.ts'

const DEAD = 'dead-token'
let alive: string[]
let asked: { path: string; token: string | null }[]
let reasons: Unauthorised[]
let unsubscribe: () => void

/** A server that refuses every token but those alive. */
function answer(path: string, { headers }: { headers: Headers }): Response {
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? null
  asked.push({ path, token })
  if (token !== null && !alive.includes(token))
    return Response.json({ status: 401, code: 'auth.required', message: 'Войдите' }, { status: 401 })
  return Response.json({ asked: path })
}

beforeEach(() => {
  alive = []
  asked = []
  reasons = []
  unsubscribe = onUnauthorised((why) => reasons.push(why))
  vi.stubGlobal('fetch', async (path: string, request: { headers: Headers }) => answer(path, request))
  storeToken(DEAD, { rememberMe: true })
})
afterEach(() => {
  unsubscribe()
  rejectHeldChanges()
  for (const store of [localStore, sessionStore]) for (const key of ['B2B_USER_TOKEN', 'B2B_STAFF_TOKEN']) store.remove(key)
  vi.unstubAllGlobals()
})

const addToCart = () => call(cartApi.addItems, { body: { items: [{ productId: 7, amount: 2 }] } })

test('[S-02] [O-02] a 401 to a request with a token removes it from both storages and is announced once, however many calls carried it', async () => {
  await Promise.all([call(siteApi.info, {}), call(siteApi.settings, {}), call(cartApi.amounts, {})])
  expect(userToken()).toBeNull()
  expect(localStore.get('B2B_USER_TOKEN')).toBeNull()
  expect(reasons).toEqual(['ended'])
})

test('[A-13] a call open to guests is repeated without the token, a POST that only reads as well', async () => {
  await expect(call(siteApi.catalogueInfo, {})).resolves.toEqual({ asked: '/api/v1/catalog/info' })
  storeToken(DEAD, { rememberMe: true })
  await call(pricesApi.actualise, { body: { items: [{ id: 1, amount: 1 }] } }, { isReadOnly: true })
  expect(asked.map(({ token }) => token)).toEqual([DEAD, null, DEAD, null])
})

test('[E-01] a read of the owner’s own data is refused and not repeated', async () => {
  await expect(call(ordersApi.list, { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(asked).toHaveLength(1)
})

test('[O-02] goods never go into a guest’s cart: the change waits, and is made with the token of the person who signs in again', async () => {
  const adding = addToCart()
  const favourite = call(authApi.signOutEverywhere, {})
  await expect.poll(() => reasons).toEqual(['ended'])
  expect(asked.map(({ token }) => token)).toEqual([DEAD, DEAD])

  alive = ['new-token']
  storeToken('new-token', { rememberMe: true })
  await retryHeldChanges()
  await expect(adding).resolves.toEqual({ asked: '/api/v1/cart/items' })
  await expect(favourite).resolves.toBeTruthy()
  expect(asked.slice(2)).toEqual([
    { path: '/api/v1/cart/items', token: 'new-token' },
    { path: '/api/v2/user/sign-out-everywhere', token: 'new-token' },
  ])
})

test('a waiting change is refused and never made when nobody signs in again', async () => {
  const adding = addToCart()
  await expect.poll(() => reasons).toEqual(['ended'])
  rejectHeldChanges()
  await expect(adding).rejects.toMatchObject({ status: 401, code: 'auth.required' })
  expect(asked).toHaveLength(1)
})

test('a wrong password typed by a signed-in user ends no session', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 401, code: 'auth.wrong-password', message: 'Нет' }, { status: 401 }))
  await expect(call(authApi.signIn, { body: { login: 'a', password: 'b' } })).rejects.toMatchObject({ code: 'auth.wrong-password' })
  expect(userToken()).toBe(DEAD)
  expect(reasons).toEqual([])
})

test('a guest’s call that needs a user opens sign-in', async () => {
  for (const store of [localStore, sessionStore]) store.remove('B2B_USER_TOKEN')
  vi.stubGlobal('fetch', async () => Response.json({ status: 401, code: 'auth.required' }, { status: 401 }))
  await expect(call(ordersApi.list, { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(reasons).toEqual(['needed'])
})

test('the end of the work in a buyer’s place restores one’s own session; changes under way there are not made by anybody else', async () => {
  alive = ['own-token']
  storeToken('own-token', { rememberMe: true })
  beginStandIn(DEAD)
  await expect(addToCart()).rejects.toMatchObject({ status: 401 })
  expect([userToken(), reasons]).toEqual(['own-token', ['uncovered']])
  expect(asked).toHaveLength(1)
  beginStandIn(DEAD)
  await call(authApi.currentUser, {})
  expect(asked.at(-1)).toEqual({ path: '/api/v1/user/current-user', token: 'own-token' })
})

test('a refused background call opens nothing', async () => {
  await expect(call(siteApi.info, {}, { inBackground: true })).rejects.toMatchObject({ status: 401 })
  expect([userToken(), reasons]).toEqual([DEAD, []])
})
