import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { runInThread, ThreadFailure } from '#platform/process/run-in-thread'
import { recognisePages } from './recognise-pages.ts'
import type { Scan, Source, SourceInput } from './source.ts'
import type { SourceAnswer, SourceTask } from './source-reader.ts'

const RETRY_AFTER = 5
const READER = new URL('./source-reader.ts', import.meta.url)

/** Titles, headings of groups, headers and totals stand between the goods. */
const rowsFor = (maxGoods: number) => maxGoods * 2 + 100

async function runReader({ config, log }: Context, task: SourceTask): Promise<SourceAnswer> {
  try {
    const transfer = 'bytes' in task ? [task.bytes.buffer] : []
    return await runInThread<SourceAnswer>(READER, { data: task, transfer, limitMs: config.IMPORT_TIMEOUT_MS })
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    if (error.why === 'busy') throw new AppError('server.busy', { retryAfter: RETRY_AFTER })
    log.info({ why: error.message }, 'a list could not be read')
    throw new AppError(error.why === 'slow' ? 'import.too-slow' : 'import.unreadable')
  }
}

async function readPictures(ctx: Context, { kind, pictures, hasMore }: Scan, mostRows: number): Promise<SourceAnswer> {
  const pages = await recognisePages(ctx, pictures)
  if (pages.length === 0) throw new AppError('import.not-recognised')
  const answer = await runReader(ctx, { pages, kind, hasMore: hasMore || pages.length < pictures.length, mostRows })
  if ('sheets' in answer && answer.sheets.every(({ rows }) => rows.length === 0)) throw new AppError('import.not-recognised')
  return answer
}

/**
 * Any document with a list as tables of cells, read beside the main thread; its pictures are recognised by a process of its own.
 * `maxGoods`: rows of goods that a list of this kind may have.
 */
export async function readSource(ctx: Context, input: SourceInput, { maxGoods }: { maxGoods: number }): Promise<Source> {
  const mostRows = rowsFor(maxGoods)
  const read = await runReader(ctx, { ...input, mostRows })
  const answer = 'pictures' in read ? await readPictures(ctx, read, mostRows) : read
  if ('refused' in answer) throw new AppError(answer.refused)
  if (!('sheets' in answer) || answer.sheets.every(({ rows }) => rows.length === 0)) throw new AppError('import.empty')
  return answer
}
