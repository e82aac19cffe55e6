import { type DataExport, EXPORT_DAYS } from '@vitrina/contract/account/personal-data'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { languageOfPerson } from '../send-account-letter.ts'
import { findPerson } from '../profile/profile.queries.ts'
import { type ExportRow, findExport, insertExport, listExportsOf } from './exports.queries.ts'
import { makeExport } from './personal-data.jobs.ts'

type User = Actor & { user: ActorUser }

const PER_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

const shown = ({ id, createdAt, expiresAt, fileKey }: ExportRow): DataExport => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isReady: fileKey !== null,
})

export const listExports = async (ctx: Context, { user }: User): Promise<DataExport[]> => (await listExportsOf(ctx, user.id)).map(shown)

/** Made by a job: a copy of years takes longer than a page may load. */
export async function requestExport(ctx: Context, actor: User, siteUrl: string): Promise<DataExport> {
  await consumeToken(ctx, { key: `data-export:u:${actor.user.id}`, limit: PER_DAY, windowSeconds: DAY_SECONDS })
  return inTransaction(ctx, async (tx) => {
    const person = await findPerson(tx, actor.user.id)
    const row = await insertExport(tx, { userId: actor.user.id, days: EXPORT_DAYS })
    await recordEvent(tx, actor, { type: 'personal-data.export', entity: 'user', entityId: actor.user.id })
    const language = languageOfPerson(person?.language ?? null, actor)
    await tx.jobs.add(makeExport.name, {
      id: row.id,
      userId: actor.user.id,
      language,
      siteName: actor.site.name,
      siteUrl,
    })
    return shown(row)
  })
}

export async function readExport(ctx: Context, { user }: User, id: string): Promise<Record<string, unknown>> {
  const fileKey = (await findExport(ctx, { id, userId: user.id }))?.fileKey
  const body = fileKey ? await ctx.files.get(fileKey) : null
  if (!body) throw new AppError('export.not-found')
  return JSON.parse(body.toString('utf8')) as Record<string, unknown>
}
