import type { Context } from '#platform/context'
import { hashOfToken, newToken } from '../tokens.ts'
import { insertProof, type NewProof } from './proofs.queries.ts'

/** A token for the last step of sign-up: what is proved about someone who has no account yet. */
export async function giveProof(ctx: Context, proved: Omit<NewProof, 'tokenHash'>): Promise<string> {
  const token = newToken()
  await insertProof(ctx, { ...proved, tokenHash: hashOfToken(token) })
  return token
}
