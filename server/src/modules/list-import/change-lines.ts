import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ImportLine, importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import type { Actor, ActorUser } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { encoded, encodedItems, joined, listOf } from '#platform/http/encoded-answer'
import { rememberChoices } from './choices.queries.ts'
import { importOwner } from './import-owner.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, type JobHead, lockJob } from './jobs.queries.ts'
import { nameCustomProducts } from '#modules/catalogue/custom-products/name-custom-products'
import { changeLineRow, isOnSale, isSeenCustom, type LineRow, listLines, type ShownLine, summarise } from './lines.queries.ts'
import { requireJob } from './read-job.ts'
import { showLines } from './show-lines.ts'

const SHOWN_AT_ONCE = 20
const linesAnswer = importJobsApi.lines.output

export async function readLinesOfJob(ctx: Context, actor: Actor, { work, id }: { work: ImportWork; id: string }) {
  await requireJob(ctx, actor, id)
  const lines = await listLines(ctx, id)
  const items: string[] = []
  for (let from = 0; from < lines.length; from += SHOWN_AT_ONCE) {
    const shown = await showLines(ctx, actor, { catalogue: work.catalogue, lines: lines.slice(from, from + SHOWN_AT_ONCE) })
    items.push(...encodedItems(linesAnswer.shape.items, shown))
    // Cards of thousands of goods are much work at a stretch; others are answered in between.
    await nextTurn()
  }
  return joined(encoded(linesAnswer.pick({ summary: true }), { summary: await summarise(ctx, id) }), { items: listOf<ImportLine>(items) })
}

/** The import, locked: its lines are changed while they are looked through. */
async function lockForReview(tx: Context, actor: Actor, id: string): Promise<JobHead> {
  const owner = importOwner(actor)
  const job = owner && (await lockJob(tx, owner, id))
  if (!job) throw new AppError('import.not-found')
  if (job.state !== 'review') throw new AppError('import.wrong-state')
  // The week until it is deleted begins anew.
  await changeJob(tx, id, { from: ['review'], set: {} })
  return job
}

type Chosen = { productId?: number | null | undefined; customProductId?: number | null | undefined }

/** The line with the chosen product; a choice that is taken back leaves the candidates to choose from again. */
function chosenLine({ candidates }: LineRow, { productId = null, customProductId = null }: Chosen) {
  if (productId === null && customProductId === null) {
    const status: LineRow['status'] = candidates.length > 0 ? 'review' : 'unmatched'
    return { productId, customProductId, status, confidence: 0, isChosenByPerson: false, reason: { code: 'none', params: {} } }
  }
  const status: LineRow['status'] = 'matched'
  return {
    productId,
    customProductId,
    status,
    confidence: 1,
    isChosenByPerson: true,
    isSkipped: false,
    reason: { code: 'chosen', params: {} },
  }
}

async function checkChosen(tx: Context, { user }: Actor, { productId, customProductId }: Chosen): Promise<void> {
  if (productId && !(await isOnSale(tx, productId))) throw new AppError('product.not-found')
  if (!customProductId) return
  if (!user || !(await isSeenCustom(tx, customProductId, { userId: user.id, companyId: user.companyId })))
    throw new AppError('custom-product.not-found')
}

/** The next list of the company takes what its people chose. */
async function remember(tx: Context, { user }: Actor, lines: readonly (Pick<LineRow, 'matchKey'> & Chosen)[]): Promise<void> {
  if (!user?.companyId) return
  const choices = lines.flatMap(({ matchKey, productId = null, customProductId = null }) =>
    (productId === null) === (customProductId === null) ? [] : { matchKey, productId, customProductId },
  )
  await rememberChoices(tx, { companyId: user.companyId, userId: user.id }, choices)
}

async function answer(ctx: Context, actor: Actor, { work, id, positions }: { work: ImportWork; id: string; positions: number[] }) {
  const lines = await showLines(ctx, actor, { catalogue: work.catalogue, lines: await listLines(ctx, id, positions) })
  return { lines, summary: await summarise(ctx, id) }
}

type LineChange = Chosen & { amount?: number | undefined; isSkipped?: boolean | undefined }

export async function changeLine(
  ctx: Context,
  actor: Actor,
  { work, id, position, change }: { work: ImportWork; id: string; position: number; change: LineChange },
) {
  const { productId, customProductId, amount, isSkipped } = change
  await inTransaction(ctx, async (tx) => {
    await lockForReview(tx, actor, id)
    const [line] = await listLines(tx, id, [position])
    if (!line) throw new AppError('import.line-not-found')
    const isChoice = productId !== undefined || customProductId !== undefined
    if (isChoice) await checkChosen(tx, actor, change)
    await changeLineRow(tx, line, {
      ...(isChoice && chosenLine(line, change)),
      ...(amount !== undefined && { amount }),
      ...(isSkipped !== undefined && { isSkipped }),
    })
    if (isChoice) await remember(tx, actor, [{ matchKey: line.matchKey, ...change }])
  })
  const { lines, summary } = await answer(ctx, actor, { work, id, positions: [position] })
  const [line] = lines
  if (!line) throw new AppError('import.line-not-found')
  return { line, summary }
}

const LONGEST_NAME = 250
const LONGEST_UNIT = 20

const named = ({ raw, unit, note }: ShownLine) => ({
  name: raw
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME),
  unit: unit.trim().slice(0, LONGEST_UNIT) || 'шт',
  note,
})

/** Own products of lines that name nothing of the catalogue; the seller is asked for their price. */
export async function makeCustomProducts(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { work, id, positions }: { work: ImportWork; id: string; positions: number[] },
) {
  const { id: userId, companyId } = actor.user
  const wanted = [...new Set(positions)]
  await inTransaction(ctx, async (tx) => {
    await lockForReview(tx, actor, id)
    const lines = await listLines(tx, id, wanted)
    if (lines.length < wanted.length) throw new AppError('import.line-not-found')
    const ids = await nameCustomProducts(tx, { userId, companyId }, lines.map(named))
    const made = lines.map((line, at) => ({ line, customProductId: ids[at] ?? null }))
    for (const { line, customProductId } of made) await changeLineRow(tx, line, chosenLine(line, { customProductId }))
    await remember(
      tx,
      actor,
      made.map(({ line, customProductId }) => ({ matchKey: line.matchKey, customProductId })),
    )
  })
  return answer(ctx, actor, { work, id, positions: wanted })
}
