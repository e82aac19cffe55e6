import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { clientOfferPath } from '@vitrina/contract/offers/client-offers'
import { linkUntil } from '@vitrina/contract/offers/offer-version.rules'
import type { ActorSite } from '#platform/actor'
import type { Context } from '#platform/context'
import { signingKey } from '#platform/files/signing-keys'
import { originOf } from '#platform/http/site-origin'
import type { VersionHead } from './versions.queries.ts'

const KEY = 'offer-links'
const SALT_BYTES = 32

/** 256 bits, from which nothing can be guessed; no other length is ever looked up. */
const TOKEN = /^[\w-]{43}$/

const tokenOf = async (ctx: Context, salt: Buffer): Promise<string> =>
  createHmac('sha256', await signingKey(ctx, KEY))
    .update(salt)
    .digest('base64url')

/** The hash a link is found by; null for a token that cannot be one of ours. */
export const hashOfToken = (token: string): Buffer | null => (TOKEN.test(token) ? createHash('sha256').update(token).digest() : null)

type Dated = { validUntil: string | null; sentOn: string }

/** Columns of a new link. Only the salt and the hash are stored: with the key apart, neither opens the page. */
export async function newLink(ctx: Context, dated: Dated): Promise<{ tokenSalt: Buffer; tokenHash: Buffer; linkUntil: string }> {
  const tokenSalt = randomBytes(SALT_BYTES)
  const tokenHash = hashOfToken(await tokenOf(ctx, tokenSalt))
  if (!tokenHash) throw new Error('A token of ours has another form')
  return { tokenSalt, tokenHash, linkUntil: linkUntil(dated) }
}

/** The address of a version's page, for its owner; null: it has none, was taken back or is over. */
export async function linkOf(
  ctx: Context,
  site: Pick<ActorSite, 'url'>,
  { tokenSalt, revokedAt, linkUntil: until }: Pick<VersionHead, 'tokenSalt' | 'revokedAt' | 'linkUntil'>,
): Promise<string | null> {
  if (!tokenSalt || revokedAt || until === null || until < sellerDay(ctx.now())) return null
  return `${originOf(ctx, site)}${clientOfferPath(await tokenOf(ctx, tokenSalt))}`
}
