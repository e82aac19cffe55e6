import { sql } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aSession, aUser } from '#test/builders'
import { bankSignOns, confirmationCodes, knownDevices, signUpProofs } from '#tables/identity'
import { sessions } from '#tables/users'
import { purgeExpired } from './auth.jobs.ts'

const { server } = describeStore()

test('expired rows are deleted, valid ones stay', async () => {
  const { db } = server.ctx
  const user = await aUser(server.ctx)
  await aSession(server.ctx, user.id, { endsIn: -1 })
  for (const [n, hours] of [-1, 1].entries()) {
    const expiresAt = sql`now() + make_interval(hours => ${hours})`
    const hash = Buffer.from([n])
    await db.insert(confirmationCodes).values({ purpose: 'sign-in', addressHash: hash, requesterHash: hash, expiresAt })
    await db.insert(signUpProofs).values({ tokenHash: hash, expiresAt })
    await db.insert(bankSignOns).values({ stateHash: hash, browserHash: hash, codeVerifier: '', nonce: '', expiresAt })
    await db.insert(knownDevices).values({ userId: user.id, deviceHash: hash, seenAt: sql`now() + make_interval(days => ${n ? 0 : -181})` })
  }
  await purgeExpired.run(server.ctx, {})
  for (const table of [confirmationCodes, signUpProofs, bankSignOns, knownDevices, sessions])
    expect(await db.select({ one: sql`1` }).from(table)).toHaveLength(1)
})
