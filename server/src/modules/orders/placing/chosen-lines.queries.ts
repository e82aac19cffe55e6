import type { Localised } from '@vitrina/contract/languages'
import type { OrderLineSource } from '@vitrina/contract/orders/order-parts'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import type { RowShape } from '#platform/database/rows'
import { LINE_ORDER } from '#modules/cart/line-order.rules'
import type { AgreedPrice } from '#modules/prices/resolve-price'

/** A line to be ordered, of a cart or of an accepted request for prices, with everything its order line will remember. */
export type ChosenLine = {
  id: number
  product_id: number | null
  custom_product_id: number | null
  amount: number
  note: string
  source: OrderLineSource | null
  /** The price both sides agreed on; null: by the lists. */
  agreed: AgreedPrice | null
  custom_price: number | null
  article: string
  manufacturer_code: string
  name: string
  brand: string
  image: string | null
  unit: Localised
  okei: string
  decimals: number
  country_code: string | null
  weight_grams: number
  volume_ml: number
  vat_group: string
  minimum_batch: number | null
  multiplicity: number
  is_sold: boolean
}

const SHAPE: RowShape<ChosenLine> = {
  id: 'number',
  product_id: 'number?',
  custom_product_id: 'number?',
  amount: 'number',
  note: 'text',
  source: 'json?',
  agreed: 'json?',
  custom_price: 'number?',
  article: 'text',
  manufacturer_code: 'text',
  name: 'text',
  brand: 'text',
  image: 'text?',
  unit: 'json',
  okei: 'text',
  decimals: 'number',
  country_code: 'text?',
  weight_grams: 'number',
  volume_ml: 'number',
  vat_group: 'text',
  minimum_batch: 'number?',
  multiplicity: 'number',
  is_sold: 'boolean',
}

/** Everything a line remembers of its product; `i` are the lines. */
const COLUMNS = `i.id, i.product_id, i.custom_product_id, i.amount, i.note, i.source, o.price as custom_price,
    coalesce(p.article, o.article) as article, coalesce(p.manufacturer_code, '') as manufacturer_code, coalesce(p.name, o.name) as name,
    coalesce(b.name, o.brand, '') as brand, coalesce(p.image, o.image) as image,
    coalesce(u.name, jsonb_build_object('ru', o.unit)) as unit, coalesce(u.okei, '') as okei,
    coalesce(u.decimals, case when o.unit = 'шт' then 0 else 3 end) as decimals, p.country_code,
    coalesce(p.weight_grams, 0) as weight_grams, coalesce(p.volume_ml, 0) as volume_ml, coalesce(p.vat_group, 'standard') as vat_group,
    p.minimum_batch, coalesce(p.multiplicity, case when o.unit = 'шт' then 1 else 0.001 end) as multiplicity,
    coalesce(p.is_active, true) as is_sold`
const PRODUCTS = `left join products p on p.id = i.product_id left join brands b on b.id = p.brand_id left join units u on u.id = p.unit_id
  left join custom_products o on o.id = i.custom_product_id`

const chosenStatement = prepared<ChosenLine>(
  'chosen_cart_lines',
  SHAPE,
  `select ${COLUMNS}, null::json as agreed from cart_items i ${PRODUCTS} where i.cart_id = $1 and i.is_selected order by ${LINE_ORDER}`,
)

export const listChosenLines = (ctx: Context, cartId: number): Promise<ChosenLine[]> => chosenStatement(ctx, [cartId])

/** A line that stands in no cart. */
export type GivenLine = Pick<ChosenLine, 'id' | 'product_id' | 'custom_product_id' | 'amount' | 'note' | 'source' | 'agreed'>

/** A line of an accepted request for prices. */
export type AgreedLine = GivenLine & { agreed: AgreedPrice }

const givenStatement = prepared<ChosenLine>(
  'given_lines',
  SHAPE,
  `select ${COLUMNS}, i.agreed
  from json_to_recordset($1::json) as i (id int, product_id int, custom_product_id int, amount numeric, note text, source jsonb, agreed json)
  ${PRODUCTS} where p.id is not null or o.id is not null order by i.id`,
)

/** Lines of goods that are gone are missing. */
export const listGivenLines = (ctx: Context, lines: readonly GivenLine[]): Promise<ChosenLine[]> =>
  givenStatement(ctx, [JSON.stringify(lines)])
