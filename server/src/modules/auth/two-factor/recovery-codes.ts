import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../tokens.ts'
import { base32Of } from './totp.ts'

const COUNT = 10
/** Eighty bits: the stored hash of one is not to be guessed. */
const BYTES = 10

const spaced = (code: string) => (code.match(/.{4}/g) ?? []).join('-')

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => spaced(base32Of(randomBytes(BYTES)).toLowerCase()))

/** As typed from paper: with or without hyphens, in any case. */
export const hashOfRecoveryCode = (code: string): Buffer => hashOfToken(`recovery:${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
