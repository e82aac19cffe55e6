import type { GoodsProduct } from '@vitrina/contract/goods/goods'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { removeFile, storeFile } from '#platform/files/stored-files'
import type { ReceivedFile } from '#platform/http/uploads'
import { deletePaper, findOwnPaper, insertPaper, type PaperDraft } from './papers.queries.ts'
import { readProduct } from './read-product.ts'

type NewPaper = Omit<PaperDraft, 'file'> & { file: ReceivedFile }

/** Certificates are public, as the buyers' page of a product shows them. */
export const addPaper = (ctx: Context, actor: Actor, { file, ...draft }: NewPaper): Promise<GoodsProduct> =>
  inTransaction(ctx, async (tx) => {
    await readProduct(tx, draft.productId)
    const { key } = await storeFile(tx, { ...file, owner: 'public' })
    const id = await insertPaper(tx, { ...draft, file: key })
    await recordEvent(tx, actor, { type: 'paper.added', entity: 'product', entityId: draft.productId, diff: { after: { ...draft, id } } })
    return readProduct(tx, draft.productId)
  })

export const removePaper = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const paper = await findOwnPaper(tx, id)
    if (!paper) throw new AppError('paper.not-found')
    await deletePaper(tx, id)
    if (paper.file) await removeFile(tx, paper.file)
    await recordEvent(tx, actor, { type: 'paper.removed', entity: 'product', entityId: paper.productId ?? '', diff: { before: paper } })
    return { ok: true }
  })
