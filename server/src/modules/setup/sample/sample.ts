import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockSetup } from '../setup.queries.ts'
import { countSample, deleteSampleProducts, deleteSampleReference, findSampleGround, insertSample } from './sample.queries.ts'
import { readSample } from './sample-goods.ts'

/** Goods to look around with; search follows them as it follows the seller's own. */
export async function loadSample(ctx: Context, actor: Actor): Promise<void> {
  const sample = await readSample()
  await inTransaction(ctx, async (tx) => {
    await lockSetup(tx)
    if ((await countSample(tx)) > 0) throw new AppError('sample.loaded')
    const ground = await findSampleGround(tx, sample)
    if (!ground) throw new AppError('sample.no-ground')
    const added = await insertSample(tx, sample, ground)
    await recordEvent(tx, actor, { type: 'sample.loaded', entity: 'site', entityId: actor.siteId, diff: { after: { products: added } } })
  })
}

/** Takes away what the sample brought and nothing else. */
export async function removeSample(ctx: Context, actor: Actor): Promise<{ removed: number; kept: { article: string; name: string }[] }> {
  return inTransaction(ctx, async (tx) => {
    await lockSetup(tx)
    if ((await countSample(tx)) === 0) throw new AppError('sample.not-loaded')
    const { removed, kept } = await deleteSampleProducts(tx)
    await deleteSampleReference(tx)
    const diff = { before: { products: removed + kept.length }, after: { kept: kept.map(({ article }) => article) } }
    await recordEvent(tx, actor, { type: 'sample.removed', entity: 'site', entityId: actor.siteId, diff })
    return { removed, kept }
  })
}
