import { DAY_MS } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { printedFilePath, privateFilePath } from '#platform/files/private-files'
import { storeFile } from '#platform/files/stored-files'
import { scheduleFileDeletion } from './schedule-jobs.ts'

/** Longer than a letter that carries it is tried. */
export const TEMPORARY_DAYS = 3

type TemporaryFile = { name: string; type: string; body: Buffer; companyId: number }

/** A file made to be downloaded at once: kept for a few days, by a link for the requester. */
export async function storeTemporarily(
  ctx: Context,
  { name, type, body, companyId }: TemporaryFile,
): Promise<{ key: string; path: string }> {
  const { key } = await storeFile(ctx, { name, type, body, owner: `company:${companyId}` })
  await scheduleFileDeletion(ctx, key, new Date(ctx.now().getTime() + TEMPORARY_DAYS * DAY_MS))
  return { key, path: await privateFilePath(ctx, key) }
}

/** A PDF that staff open and print at once. */
export async function storeForPrinting(
  ctx: Context,
  { name, body }: { name: string; body: Buffer },
): Promise<{ key: string; path: string }> {
  const { key } = await storeTemporarily(ctx, { name, type: 'application/pdf', body, companyId: 0 })
  return { key, path: await printedFilePath(ctx, key) }
}
