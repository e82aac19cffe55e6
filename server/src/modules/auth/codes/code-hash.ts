import { createHash, randomInt } from 'node:crypto'
import { CODE_DIGITS } from '@vitrina/contract/auth/auth.rules'
import { type Actor, viewerOf } from '#platform/actor'
import { type Login, mailboxOf, spellingOf } from '../auth.rules.ts'

const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

export const addressHashOf = (to: Login): Buffer => hashOf('address', spellingOf(to))

/** For counting messages to one person. */
export const mailboxHashOf = (to: Login): Buffer => hashOf('mailbox', mailboxOf(to))

/** The signed-in user, else the browser, else the address. */
export const requesterHashOf = (actor: Actor): Buffer => hashOf('requester', viewerOf(actor) ?? `ip:${actor.ip}`)

/** Bound to the row, so that equal codes do not look alike. */
export const codeHashOf = (id: number, code: string): Buffer => hashOf('code', String(id), code)

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** As typed: in groups, with spaces, in digits of another width. */
export const codeOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
