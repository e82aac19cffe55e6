import * as z from 'zod'
import { CODE_LIFE_MINUTES } from '@vitrina/contract/auth/auth.rules'
import { language as languageName } from '@vitrina/contract/languages'
import { inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { sendMail } from '#platform/mail/mail'
import { sendSms } from '#platform/sms/sms'
import { fill, textsIn } from '#texts/texts'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { findAccount } from '../users.queries.ts'
import { codeHashOf, newCode } from './code-hash.ts'
import { purposes, setCode } from './codes.queries.ts'

const payload = z.object({
  id: z.number(),
  purpose: z.enum(purposes),
  to: z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]),
  language: languageName,
  siteName: z.string(),
})
type Purpose = z.infer<typeof payload>['purpose']

/** Purposes that need an account; an address without one gets no message, for its owner did not ask. */
const forAccounts: readonly Purpose[] = ['sign-in', 'password-reset', 'deletion']

/** Gives the code its digits and writes the message with them: both or neither, so that a repeat of the job sends nothing twice. */
export const writeCode = job({
  name: 'code.write',
  payload,
  run: async (ctx, request) => {
    const { id, purpose, to, language, siteName } = request
    const isForAccount = forAccounts.includes(purpose)
    const person = isForAccount ? await findAccount(ctx, to) : undefined
    const code = newCode()
    await inTransaction(ctx, async (tx) => {
      const isFirst = await setCode(tx, { id, codeHash: codeHashOf(id, code) })
      if (!isFirst || (isForAccount && !person)) return
      const values = { code, site: siteName, minutes: CODE_LIFE_MINUTES }
      // A code for a new phone goes there and nowhere else.
      const letter =
        purpose === 'new-phone' ? null : await composeLetter(tx, { letter: `code.${purpose}`, language, siteName, values, highlight: code })
      if ('email' in to) return void (letter && (await sendMail(tx, { ...letter, to: to.email })))
      const { sms } = textsIn(language).codes
      await sendSms(tx, {
        to: to.phone,
        text: fill(sms, { code, site: siteName }),
        expiresInSeconds: CODE_LIFE_MINUTES * 60,
        ...(letter && person?.email && { insteadOfIt: { ...letter, to: person.email } }),
      })
    })
  },
})
