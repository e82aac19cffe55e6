import { offerRoles } from '../roles/roles.rules.ts'

/** Who makes offers, and the answers every call about one may give. */
export const offerAccess = { policy: 'company', companyRoles: offerRoles } as const
export const offErrors = ['feature.off'] as const
export const readErrors = [...offErrors, 'offer.not-found'] as const
export const editErrors = [...readErrors, 'offer.archived'] as const
