import { and, asc, eq, isNull, or } from '#platform/database/drizzle'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { productCertificates, productSetItems, productSets } from '#tables/catalogue'

type PaperKind = (typeof productCertificates.$inferSelect)['kind']
export type PaperDraft = { kind: PaperKind; number: string; name: string; validTo: string | null; file: string; productId: number }

/** Papers that buyers see with a product: its own, those of its series and those of its brand. */
export const listPapers = ({ db }: Context, productId: number, { seriesId, brandId }: Pick<ProductValues, 'seriesId' | 'brandId'>) =>
  db
    .select()
    .from(productCertificates)
    .where(
      or(
        eq(productCertificates.productId, productId),
        seriesId ? eq(productCertificates.seriesId, seriesId) : undefined,
        brandId
          ? and(eq(productCertificates.brandId, brandId), isNull(productCertificates.seriesId), isNull(productCertificates.productId))
          : undefined,
      ),
    )
    .orderBy(asc(productCertificates.kind), asc(productCertificates.id))

export async function insertPaper({ db }: Context, paper: PaperDraft): Promise<number> {
  const [row] = await db.insert(productCertificates).values(paper).returning({ id: productCertificates.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

/** A paper of one product; those of whole series and brands are not deleted from a product's page. */
export async function findOwnPaper({ db }: Context, id: number) {
  const [row] = await db.select().from(productCertificates).where(eq(productCertificates.id, id))
  return row?.productId ? row : undefined
}

export const deletePaper = ({ db }: Context, id: number) => db.delete(productCertificates).where(eq(productCertificates.id, id))

export const listSetsOf = ({ db }: Context, productId: number) =>
  db
    .select({ id: productSets.id, name: productSets.name })
    .from(productSetItems)
    .innerJoin(productSets, eq(productSets.id, productSetItems.setId))
    .where(eq(productSetItems.productId, productId))
    .orderBy(asc(productSets.name))
