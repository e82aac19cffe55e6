import type { SpecificationHeadFields, SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { shareWith } from './create-specification.ts'
import { updateHead } from './heads.queries.ts'
import { lockForEdit, lockOwn, openHead, requireReader, shownRow } from './open-specification.ts'

type Rename = { id: number } & { [K in keyof SpecificationHeadFields]?: SpecificationHeadFields[K] | undefined }

/** Changes the head; who sees it is the owner's to say. */
export async function renameSpecification(ctx: Context, actor: Actor, { id, sharedWith, ...fields }: Rename): Promise<SpecificationRow> {
  const reader = requireReader(actor)
  const isAboutAccess = sharedWith !== undefined || fields.visibility !== undefined || fields.isOpenToEdits !== undefined
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, reader, id)
    if (isAboutAccess) await lockOwn(tx, reader, id)
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    await updateHead(tx, id, changes)
    const visibility = fields.visibility ?? head.visibility
    if (visibility !== 'shared') await shareWith(tx, actor, { id, reader, userIds: [] })
    else if (sharedWith !== undefined) await shareWith(tx, actor, { id, reader, userIds: sharedWith })
    return shownRow(await openHead(tx, reader, id), reader)
  })
}
