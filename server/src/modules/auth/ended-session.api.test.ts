import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { cartApi } from '@vitrina/contract/cart/cart'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSession, aUser, aVisitor, changeSettings } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'
import { sessions } from '#tables/users'

const { server } = describeStore()
let productId: number
beforeAll(async () => {
  await changeSettings(server.ctx, 1, { toggles: { cart: true } })
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})

/** A browser whose session was ended from another one; it still has its token. */
async function signedOutElsewhere() {
  const user = await aUser(server.ctx)
  const session = await aSession(server.ctx, user.id)
  await server.ctx.db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))
  const visitor = aVisitor()
  return { visitor, headers: { ...session.headers, ...visitor.headers } }
}

test('[E-01] [S-02] goods of a user whose session ended elsewhere do not go into a guest’s cart: the call is refused', async () => {
  const { visitor, headers } = await signedOutElsewhere()
  const { status, body } = await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId, amount: 1 }] } })
  expect([status, body.code]).toEqual([401, 'auth.required'])
  expect((await callApi(server, cartApi.amounts, { headers: visitor.headers })).body.count).toBe(0)
})

test('[E-01] [A-13] no call is answered as to a guest: the page learns of the end by its first call', async () => {
  const { headers } = await signedOutElsewhere()
  const answers = [
    await callApi(server, siteApi.info, { headers }),
    await callApi(server, siteApi.catalogueInfo, { headers }),
    await callApi(server, catalogueApi.search, { headers }),
    await callApi(server, favouritesApi.toggle, { url: `/api/v1/product/${productId}/toggle-favorite`, headers, body: { favorite: true } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [401, 'auth.required']))
})

test('[O-02] sign-in calls accept a browser that still sends the ended token', async () => {
  const { headers } = await signedOutElsewhere()
  const { body } = await callApi(server, authApi.signIn, { headers, body: { login: 'nobody@vitrina.test', password: 'not-this-one' } })
  expect(body.code).toBe('auth.wrong-password')
})
