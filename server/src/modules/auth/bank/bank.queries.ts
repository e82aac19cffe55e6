import { and, eq, gt, ne, or, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { bankSignOns, userIdentities } from '#tables/identity'
import { users } from '#tables/users'

const SIGN_ON_MINUTES = 10

type SignOnKey = { stateHash: Buffer; browserHash: Buffer }

export const insertSignOn = ({ db }: Context, signOn: SignOnKey & { codeVerifier: string; nonce: string }) =>
  db.insert(bankSignOns).values({ ...signOn, expiresAt: sql`now() + make_interval(mins => ${SIGN_ON_MINUTES})` })

/** Consumed once; another browser neither gets it nor spoils it. */
export async function consumeSignOn({ db }: Context, { stateHash, browserHash }: SignOnKey) {
  const [signOn] = await db
    .delete(bankSignOns)
    .where(and(eq(bankSignOns.stateHash, stateHash), eq(bankSignOns.browserHash, browserHash), gt(bankSignOns.expiresAt, sql`now()`)))
    .returning({ codeVerifier: bankSignOns.codeVerifier, nonce: bankSignOns.nonce })
  return signOn
}

type Identity = { provider: string; subject: string }

const isIdentity = ({ provider, subject }: Identity) => and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject))

export async function findByIdentity({ db }: Context, identity: Identity) {
  const [user] = await db
    .select({ id: users.id, uuid: users.uuid, state: users.state })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(isIdentity(identity))
  return user
}

/** Whether an account has one of these already. */
export async function isContactRegistered(
  { db }: Context,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<boolean> {
  const theirs = or(email === null ? undefined : eq(users.email, email), phone === null ? undefined : eq(users.phone, phone))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(theirs, ne(users.state, 'deleted')))
    .limit(1)
  return found.length > 0
}

/** False when the bank's id belongs to another user. */
export async function insertIdentity({ db }: Context, identity: Identity & { userId: number }): Promise<boolean> {
  await db.insert(userIdentities).values(identity).onConflictDoNothing()
  const [stored] = await db.select({ userId: userIdentities.userId }).from(userIdentities).where(isIdentity(identity))
  return stored?.userId === identity.userId
}

type Linked = { provider: string; userId: number }

const isLinked = ({ provider, userId }: Linked) => and(eq(userIdentities.provider, provider), eq(userIdentities.userId, userId))

export async function hasIdentity({ db }: Context, linked: Linked): Promise<boolean> {
  return (await db.select({ userId: userIdentities.userId }).from(userIdentities).where(isLinked(linked)).limit(1)).length > 0
}

export async function deleteIdentity({ db }: Context, linked: Linked): Promise<boolean> {
  return (await db.delete(userIdentities).where(isLinked(linked)).returning({ userId: userIdentities.userId })).length > 0
}
