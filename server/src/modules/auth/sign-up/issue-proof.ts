import type { Context } from '#platform/context'
import { hashOfToken, newToken } from '../tokens.ts'
import { insertProof, type NewProof } from './proofs.queries.ts'

/** A token for the last step of sign-up: the proved contacts of a person without an account yet. */
export async function issueProof(ctx: Context, proved: Omit<NewProof, 'tokenHash'>): Promise<string> {
  const token = newToken()
  await insertProof(ctx, { ...proved, tokenHash: hashOfToken(token) })
  return token
}
