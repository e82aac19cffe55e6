import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { updateApproval } from './companies.queries.ts'

type Member = Actor & { user: { companyId: number } }

/** The company's own rule: orders of its purchasers from this sum on wait for a colleague's word. Orders already placed stay as they are. */
export const setApproval = (ctx: Context, actor: Member, from: number | null): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { companyId } = actor.user
    await updateApproval(tx, { companyId, from })
    await recordEvent(tx, actor, { type: 'company.approval-changed', entity: 'company', entityId: companyId, diff: { from } })
  })
