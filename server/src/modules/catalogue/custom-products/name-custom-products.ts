import type { Context } from '#platform/context'
import { insertNamedProducts } from './custom-products.queries.ts'

/** Own products of lines that name nothing of the catalogue, many at once; their ids in the order given. */
export const nameCustomProducts = (
  ctx: Context,
  { userId, companyId }: { userId: number; companyId: number | null },
  named: readonly { name: string; unit: string; note: string }[],
): Promise<number[]> => insertNamedProducts(ctx, { ownerId: userId, companyId }, named)
