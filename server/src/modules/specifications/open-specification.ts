import { canEditSpecification } from '@vitrina/contract/specifications/specification-access.rules'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { type CountedHead, findHead, findPlainHead, type HeadRow, type LockedHead, lockHead } from './heads.queries.ts'
import { isSeen, readerOf, type SpecificationReader } from './specification-scope.queries.ts'

/** The reader of specifications, where the seller has them. */
export function requireReader(actor: Actor): SpecificationReader {
  requireToggle(actor, 'specifications')
  return readerOf(actor)
}

/** A person who only looks makes nothing. */
export function requireMayWrite({ mayWrite }: SpecificationReader): void {
  if (!mayWrite) throw new AppError('specification.read-only')
}

export function requireWriter(actor: Actor): SpecificationReader {
  const reader = requireReader(actor)
  requireMayWrite(reader)
  return reader
}

const isOwnOf = ({ owner, kind }: HeadRow, { userId }: SpecificationReader) => kind === 'working' && owner?.id === userId

const canEdit = (head: HeadRow, reader: SpecificationReader): boolean =>
  canEditSpecification({
    kind: head.kind,
    isArchived: head.archived_at !== null,
    isOwn: isOwnOf(head, reader),
    isOpenToEdits: head.is_open_to_edits,
    mayWrite: reader.mayWrite,
  })

const moment = (at: string) => new Date(at).toISOString()

export const shownRow = (head: CountedHead, reader: SpecificationReader): SpecificationRow => ({
  id: head.id,
  name: head.name,
  code: head.code,
  objectName: head.object_name,
  kind: head.kind,
  status: head.archived_at === null ? 'active' : 'archived',
  visibility: head.visibility,
  owner: head.owner,
  isOwn: isOwnOf(head, reader),
  canEdit: canEdit(head, reader),
  lineCount: head.line_count,
  rawCount: head.raw_count,
  version: head.version,
  createdAt: moment(head.created_at),
  updatedAt: moment(head.updated_at),
  archivedAt: head.archived_at === null ? null : moment(head.archived_at),
})

/** Another's specification looks as one that is not there. */
export async function openHead(ctx: Context, reader: SpecificationReader, id: number): Promise<CountedHead> {
  const head = await findHead(ctx, reader, id)
  if (!head) throw new AppError('specification.not-found')
  return head
}

/** The same for those who read all its lines anyway, and need not have them counted. */
export async function openPlainHead(ctx: Context, reader: SpecificationReader, id: number): Promise<HeadRow> {
  const head = await findPlainHead(ctx, reader, id)
  if (!head) throw new AppError('specification.not-found')
  return head
}

/** Locked for a change of groups and lines. */
export async function lockForEdit(tx: Context, reader: SpecificationReader, id: number): Promise<LockedHead> {
  const head = await lockHead(tx, id, isSeen(reader))
  if (!head) throw new AppError('specification.not-found')
  if (!canEdit(head, reader)) throw new AppError('specification.read-only')
  return head
}

/** Locked for what only its owner may do. */
export async function lockOwn(tx: Context, reader: SpecificationReader, id: number): Promise<LockedHead> {
  const head = await lockHead(tx, id, isSeen(reader))
  if (!head) throw new AppError('specification.not-found')
  if (!reader.mayWrite || !isOwnOf(head, reader)) throw new AppError('specification.read-only')
  return head
}
