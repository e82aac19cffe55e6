import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recognise, RecognitionFailure, recognitionLanguages } from '#platform/ocr/recognise'

const RETRY_AFTER = 20
/** A page takes a core for seconds; each that waits holds its pictures in memory. */
const MOST_WAITING = 5

let turn = Promise.resolve()
let waiting = 0

/** One scan at a time on this node. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new AppError('server.busy', { retryAfter: RETRY_AFTER })
  waiting += 1
  const before = turn
  const { promise, resolve } = Promise.withResolvers<void>()
  turn = promise
  try {
    await before
    return await work()
  } finally {
    waiting -= 1
    resolve()
  }
}

/** The recognised words of each page; pages that time did not suffice for are left out. */
export async function recognisePages({ config, log }: Context, pictures: readonly Uint8Array[]): Promise<string[]> {
  const languages = await recognitionLanguages()
  if (languages === null) throw new AppError('import.no-recognition')
  return inTurn(async () => {
    const endsAt = performance.now() + config.RECOGNITION_TIMEOUT_MS
    const pages: string[] = []
    for (const picture of pictures) {
      const limitMs = endsAt - performance.now()
      if (limitMs <= 0) break
      try {
        pages.push(await recognise(picture, { languages, limitMs }))
      } catch (error) {
        if (!(error instanceof RecognitionFailure)) throw error
        log.info({ why: error.message }, 'a page could not be recognised')
      }
    }
    return pages
  })
}
