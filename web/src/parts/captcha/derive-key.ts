import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'

type Parameters = { cost: number; keyLength?: number }

/** Replaces `crypto.subtle` on pages without it; the server requires only SHA-256. */
export const deriveKey = (parameters: Parameters, salt: Uint8Array, password: Uint8Array) =>
  Promise.resolve({ derivedKey: pbkdf2(sha256, password, salt, { c: parameters.cost, dkLen: parameters.keyLength ?? 32 }) })
