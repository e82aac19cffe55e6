import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that mean nothing by themselves. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. Plain SHA-256 is enough for a random secret. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** `Authorization: Bearer …`; anything else is no token. */
export const tokenOf = (authorization: string | undefined): string | undefined => /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
