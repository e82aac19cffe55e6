import { constants } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { MAX_IMPORT_FILE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import { isFolderFile } from '@vitrina/contract/goods-import/import-schedule.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { fetchOutside, FetchRefusal } from '#platform/http/fetch-outside'
import { innerHostsOf } from '../pictures/fetch-picture.ts'
import type { ScheduleRow } from './schedules.queries.ts'

const LIMIT_MS = 120_000
/** A file that was written to a moment ago may still be on its way. */
const SETTLED_MS = 5_000

export const importFolderOf = ({ config }: Context): string => resolve(config.IMPORT_FOLDER || join(config.DATA_DIR, 'import-folder'))

/** Null: it is still being written. */
async function fromFolder(ctx: Context, name: string): Promise<Buffer | null> {
  if (!isFolderFile(name)) throw new AppError('goods-import.no-file-in-folder')
  const folder = importFolderOf(ctx)
  await mkdir(folder, { recursive: true, mode: 0o770 })
  // Not through a link, which may lead out of the folder; a pipe would be waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(join(folder, name), flags).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a file of an import is not in the folder')
    throw new AppError('goods-import.no-file-in-folder')
  })
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new AppError('goods-import.no-file-in-folder')
    if (stat.size > MAX_IMPORT_FILE_BYTES) throw new AppError('input.too-large')
    return ctx.now().getTime() - stat.mtime.getTime() < SETTLED_MS ? null : await file.readFile()
  } finally {
    await file.close()
  }
}

async function fromAddress(ctx: Context, address: string): Promise<Buffer> {
  try {
    const limits = { mostBytes: MAX_IMPORT_FILE_BYTES, limitMs: LIMIT_MS, allowsPlainHttp: false, innerHosts: innerHostsOf(ctx) }
    return (await fetchOutside(address, limits)).body
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error
    ctx.log.info({ fault: error.fault }, 'a file of an import could not be fetched')
    if (error.fault === 'too-large') throw new AppError('input.too-large')
    throw new AppError(error.fault === 'inner-address' ? 'goods-import.inner-address' : 'goods-import.not-fetched')
  }
}

const nameOf = ({ source, place }: ScheduleRow) =>
  source === 'folder' ? place : decodeURIComponent(basename(new URL(place).pathname)) || new URL(place).hostname

/** The file of a schedule as it is now; null: it is still being written. */
export async function fetchFile(ctx: Context, schedule: ScheduleRow): Promise<{ name: string; body: Buffer } | null> {
  const body = schedule.source === 'folder' ? await fromFolder(ctx, schedule.place) : await fromAddress(ctx, schedule.place)
  return body && { name: nameOf(schedule).slice(0, 200), body }
}
