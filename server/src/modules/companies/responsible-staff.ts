import type { Context } from '#platform/context'
import { findStaff } from './managers.queries.ts'

type ResponsibleStaff = { managerId: number | null; heads: number[] }

/** Who answers for a company at the seller's: its main sales manager, and the heads of sales where it has none. */
export const responsibleStaff = (ctx: Context, companyId: number): Promise<ResponsibleStaff> => findStaff(ctx, companyId)
