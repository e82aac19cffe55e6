import type { Context } from '#platform/context'
import { prepared, hiddenFromPlanner } from '#platform/database/prepared'

/** All that a product's price depends on besides the viewer. */
export type ProductPricing = {
  id: number
  brandId: number
  sectionId: number
  vatGroup: string
  /** Kopecks by price type. */
  prices: Record<string, number> | null
  /** Basis points, and the moments between which they hold, in ms. */
  promos: { discount: number; from: number; to: number | null }[] | null
  breaks: { from: number; discount: number }[] | null
}

const pricingStatement = prepared<ProductPricing & { fixed: number | null }>(
  'product_pricing',
  {
    id: 'number',
    brandId: 'number',
    sectionId: 'number',
    vatGroup: 'text',
    prices: 'json?',
    promos: 'json?',
    breaks: 'json?',
    fixed: 'number?',
  },
  `select p.id, p.brand_id as "brandId", p.section_id as "sectionId", p.vat_group as "vatGroup",
    (select json_object_agg(pr.price_type_id, pr.price) from prices pr where pr.product_id = p.id) as prices,
    (select json_agg(json_build_object('discount', pp.discount, 'from', extract(epoch from pp.starts_at) * 1000, 'to', extract(epoch from pp.ends_at) * 1000))
      from product_promos pp where pp.product_id = p.id) as promos,
    (select json_agg(json_build_object('from', pb.from_quantity, 'discount', pb.discount)) from price_breaks pb where pb.product_id = p.id) as breaks,
    (select cp.price from contract_prices cp where cp.contract_id = ${hiddenFromPlanner('$2::int', 'int')} and cp.product_id = p.id) as fixed
  from products p where p.id = any(${hiddenFromPlanner('$1::int[]', 'int[]')}) and p.is_active`,
)

/** The parts of prices of many products, with those the contract fixes, in one statement. */
export const listPricing = (ctx: Context, { ids, contractId }: { ids: number[]; contractId: number | null }) =>
  pricingStatement(ctx, [ids, contractId])
