import { and, eq, gt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { signUpProofs } from '#tables/identity'

const LIFE_MINUTES = 60

export type NewProof = Pick<typeof signUpProofs.$inferInsert, 'tokenHash' | 'email' | 'phone' | 'told' | 'provider' | 'subject'>

export const insertProof = ({ db }: Context, proof: NewProof) =>
  db.insert(signUpProofs).values({ ...proof, expiresAt: sql`now() + make_interval(mins => ${LIFE_MINUTES})` })

const alive = (tokenHash: Buffer) => and(eq(signUpProofs.tokenHash, tokenHash), gt(signUpProofs.expiresAt, sql`now()`))

export async function findProof({ db }: Context, tokenHash: Buffer) {
  const [proof] = await db.select().from(signUpProofs).where(alive(tokenHash))
  return proof
}

/** No other request spends it until the transaction ends. */
export async function lockProof({ db }: Context, tokenHash: Buffer) {
  const [proof] = await db.select().from(signUpProofs).where(alive(tokenHash)).for('update')
  return proof
}

export const spendProof = ({ db }: Context, { tokenHash, userId }: { tokenHash: Buffer; userId: number }) =>
  db.update(signUpProofs).set({ userId }).where(eq(signUpProofs.tokenHash, tokenHash))
