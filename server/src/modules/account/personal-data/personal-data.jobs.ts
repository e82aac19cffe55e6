import { EXPORT_DAYS } from '@vitrina/contract/account/personal-data'
import { inLanguage, language, localised } from '@vitrina/contract/languages'
import * as z from 'zod'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { sendMail } from '#platform/mail/mail'
import { removeFile, storeFile } from '#platform/files/stored-files'
import { composeLetter } from '#modules/content/letters/compose-letter'
import { findPerson, type PersonRow } from '../profile/profile.queries.ts'
import { profileOf } from '../profile/read-profile.ts'
import { readPersonalRows } from './erasure.queries.ts'
import { setExportFile, deleteExpiredExports } from './exports.queries.ts'
import { inventory } from './inventory.queries.ts'

async function copyOf(ctx: Context, person: PersonRow): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {}
  for (const entry of inventory.filter(({ exported }) => exported)) tables[entry.table] = await readPersonalRows(ctx, entry, person)
  const avatar = person.avatarKey ? await ctx.files.get(person.avatarKey) : null
  return {
    madeAt: ctx.now().toISOString(),
    profile: { ...profileOf(person), registeredAt: person.createdAt.toISOString() },
    ...(avatar && { avatar: avatar.toString('base64') }),
    ...tables,
  }
}

/** Gathers everything kept of a person into one file that only they can open, and writes to them. */
export const makeExport = job({
  name: 'account.make-export',
  payload: z.object({ id: z.string(), userId: z.number(), language, siteName: localised, siteUrl: z.string() }),
  run: async (ctx, { id, userId, language: spoken, siteName, siteUrl }) => {
    const person = await findPerson(ctx, userId)
    if (!person) return
    const body = Buffer.from(JSON.stringify(await copyOf(ctx, person), null, 2))
    await inTransaction(ctx, async (tx) => {
      const { key } = await storeFile(tx, { name: 'personal-data.json', type: 'application/json', body, owner: `user:${userId}` })
      if (!(await setExportFile(tx, { id, fileKey: key }))) return removeFile(tx, key)
      if (!person.email) return
      const letter = await composeLetter(tx, {
        letter: 'account.exportReady',
        language: spoken,
        siteName: inLanguage(siteName, spoken),
        values: { days: EXPORT_DAYS },
        link: `${siteUrl}/user/privacy`,
      })
      await sendMail(tx, { to: person.email, ...letter })
    })
  },
})

export const purgeExpiredExports = job({
  name: 'account.forget-exports',
  payload: z.object({}),
  run: (ctx) =>
    inTransaction(ctx, async (tx) => {
      for (const { fileKey } of await deleteExpiredExports(tx)) if (fileKey) await removeFile(tx, fileKey)
    }),
})
