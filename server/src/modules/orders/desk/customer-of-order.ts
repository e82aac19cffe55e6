import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Actor } from '#platform/actor'

type Customer = { userId: number | null; companyId: number; regionId: number | null; role?: CompanyRole | null }

/** The customer, for prices and choices as they have them; everything done stays under the name of the member of staff. */
export const customerActor = (actor: Actor, { userId, companyId, regionId, role = null }: Customer): Actor => ({
  ...actor,
  visitorUuid: null,
  user: {
    id: userId ?? 0,
    role: 'buyer',
    permissions: [],
    companyId,
    companyRole: role,
    regionId,
    staffId: actor.user?.id ?? null,
    needsTwoFactor: false,
  },
})

/** The person who placed the order. */
export const customerOfOrder = (actor: Actor, order: { createdBy: number | null; companyId: number; regionId: number | null }): Actor =>
  customerActor(actor, { ...order, userId: order.createdBy })
