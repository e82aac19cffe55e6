import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { warehouses } from '#tables/catalogue'
import { companies, contracts, legalEntities } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { regions } from '#tables/sites'

export async function findFigures({ db }: Context, companyId: number) {
  const { creditSum, deferralDays, receivables, overdueReceivables, overdueDuration, balance, regionId } = companies
  const [row] = await db
    .select({ creditSum, deferralDays, receivables, overdueReceivables, overdueDuration, balance, regionId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row
}

export const listTerms = ({ db }: Context, companyId: number) =>
  db
    .select({
      contractId: contracts.id,
      number: contracts.number,
      signedOn: contracts.signedOn,
      validTo: contracts.validTo,
      legalEntity: legalEntities.shortName,
      creditLimit: contracts.creditLimit,
      deferralDays: contracts.deferralDays,
    })
    .from(contracts)
    .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
    .where(and(eq(legalEntities.companyId, companyId), eq(contracts.isActive, true)))
    .orderBy(asc(contracts.signedOn), asc(contracts.id))

export async function findRegion({ db }: Context, id: number) {
  const [row] = await db.select({ name: regions.name, timezone: regions.timezone }).from(regions).where(eq(regions.id, id))
  return row
}

export const listRoutes = ({ db }: Context, regionId: number) =>
  db
    .select({
      warehouse: warehouses.name,
      timezone: warehouses.timezone,
      weekdays: deliveryRoutes.weekdays,
      cutoff: deliveryRoutes.cutoff,
      windows: deliveryRoutes.windows,
      minimum: deliveryRoutes.minimum,
      price: deliveryRoutes.price,
      freeFrom: deliveryRoutes.freeFrom,
    })
    .from(deliveryRoutes)
    .innerJoin(warehouses, eq(warehouses.id, deliveryRoutes.warehouseId))
    .where(eq(deliveryRoutes.regionId, regionId))
    .orderBy(asc(deliveryRoutes.id))
