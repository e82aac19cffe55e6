import { asc } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { analogRules } from '#tables/analogs'
import {
  brands,
  countries,
  families,
  features,
  featureValues,
  manufacturers,
  productSets,
  sections,
  sellers,
  series,
  warehouses,
} from '#tables/catalogue'
import { familyFeatures } from '#tables/kind-features'

/** Everything goods are sorted by; small beside the goods themselves. */
export async function readReference({ db }: Context) {
  return {
    sections: await db.select().from(sections).orderBy(asc(sections.position), asc(sections.id)),
    families: await db.select().from(families).orderBy(asc(families.name)),
    brands: await db.select().from(brands).orderBy(asc(brands.name)),
    series: await db.select({ id: series.id, name: series.name }).from(series),
    manufacturers: await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers),
    countries: await db.select().from(countries),
    sellers: await db.select({ id: sellers.id, name: sellers.name }).from(sellers),
    sets: await db.select({ id: productSets.id, name: productSets.name }).from(productSets),
    features: await db.select().from(features).orderBy(asc(features.position), asc(features.id)),
    values: await db.select().from(featureValues).orderBy(asc(featureValues.position), asc(featureValues.id)),
    formFeatures: await db.select().from(familyFeatures).orderBy(asc(familyFeatures.position), asc(familyFeatures.featureId)),
    analogRules: await db.select().from(analogRules),
    warehouses: await db.select({ id: warehouses.id, name: warehouses.name, city: warehouses.city }).from(warehouses),
  }
}
