import { importTargets, type ImportTarget, permissionOf } from '@vitrina/contract/goods-import/goods-import.rules'
import { may, permissionsOf } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { JournalAuthor } from '#platform/audit'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findAuthor, type Reader } from './imports.queries.ts'

/** Kinds of data this person may import, and therefore see. */
export const targetsFor = ({ user }: Pick<Actor, 'user'>): ImportTarget[] =>
  importTargets.filter((target) => may(user?.role, permissionOf[target]))

export const readerOf = (actor: Pick<Actor, 'user'>): Reader => ({ userId: actor.user?.id ?? 0, allowed: targetsFor(actor) })

export function requireTargets(actor: Pick<Actor, 'user'>, targets: readonly ImportTarget[]): void {
  const allowed = targetsFor(actor)
  if (!targets.every((target) => allowed.includes(target))) throw new AppError('access.denied')
}

/** The person behind a job as they are now: one who was blocked or given another role since writes nothing. */
export async function authorNow(ctx: Context, authorId: number | null): Promise<JournalAuthor> {
  const row = authorId === null ? undefined : await findAuthor(ctx, authorId)
  const user =
    row?.state === 'active'
      ? {
          id: row.id,
          role: row.role,
          permissions: permissionsOf[row.role],
          companyId: null,
          companyRole: null,
          regionId: null,
          staffId: null,
          needsTwoFactor: false,
        }
      : null
  return { user, requestId: 'goods-import', ip: '' }
}
