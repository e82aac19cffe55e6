import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Role } from '@vitrina/contract/roles/roles.rules'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'
import type { Find } from './desk-search.api.ts'

/** The page of a find: papers open the order they belong to, people their company. */
export function addressOf({ kind, id, orderId, companyId }: Find, role: Role | undefined): string {
  if (kind === 'payments') return deskPaths.payment(id)
  if (kind === 'products') return may(role, 'goods') ? deskPaths.product(id) : `${paths.catalogue}?product=${id}`
  if (orderId !== null) return deskPaths.order(orderId)
  return deskPaths.company(companyId ?? id)
}
