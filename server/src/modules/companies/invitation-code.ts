import { createHash, randomInt } from 'node:crypto'
import { CODE_DIGITS } from '@vitrina/contract/auth/auth.rules'

/** As long as every code of ours: people type them all into one kind of field. */
export const newInvitationCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** The stored form of a code, compared when an invitation is accepted. */
export const hashOfInvitationCode = (code: string): Buffer => createHash('sha256').update(code).digest()
