import { canPlanPurchases } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { type EntryHeadRow, findEntryHead, lockEntryHead } from './entries.queries.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'

/** The reader of the company's board, where the seller has it. */
export function requireReader(actor: Actor): BoardReader {
  requireToggle(actor, 'purchasing')
  const { user, siteId } = actor
  if (!user?.companyId) throw new AppError('company.required')
  return { siteId, companyId: user.companyId, userId: user.id, mayWrite: canPlanPurchases(user.companyRole) }
}

/** Another company's entry looks as one that is not there. */
export async function openEntryHead(ctx: Context, reader: BoardReader, id: number): Promise<EntryHeadRow> {
  const head = await findEntryHead(ctx, reader, id)
  if (!head) throw new AppError('purchasing.not-found')
  return head
}

export async function lockEntry(tx: Context, reader: BoardReader, id: number): Promise<EntryHeadRow> {
  const head = await lockEntryHead(tx, reader, id)
  if (!head) throw new AppError('purchasing.not-found')
  return head
}

/** Locked for a change; the archive is only looked at. */
export async function lockForEdit(tx: Context, reader: BoardReader, id: number): Promise<EntryHeadRow> {
  const head = await lockEntry(tx, reader, id)
  if (head.archived_at !== null) throw new AppError('purchasing.archived')
  return head
}
