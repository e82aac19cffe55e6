import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import type { orderItems, orders } from '#tables/orders'

/** The columns a new order is written with; the others begin with the defaults of the table. A writer that leaves one out does not compile. */
export type OrderHead = Omit<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'fileKey'
  | 'shippingState'
  | 'paymentState'
  | 'releasedSum'
  | 'refusal'
  | 'cancelledTotal'
  | 'paidSum'
  | 'externalId'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>

export type NewOrderItem = Omit<typeof orderItems.$inferSelect, 'id' | 'orderId' | 'shipped' | 'cancelled' | 'returned'>

export type NewOrderRow = { head: OrderHead; items: readonly NewOrderItem[] }

type InsertedOrder = { id: number; number: string; items: { id: number; line_no: number }[] }

const insertStatement = prepared<InsertedOrder>(
  'insert_order',
  `with placed as (
    insert into orders (number, site_id, company_id, legal_entity_id, contract_id, region_id, created_by, manager_id, source, group_key, group_position,
      cart_id, cart_version, buyer_order_number, comment, delivery_type, warehouse_id, delivery_address_id, delivery_address, carrier,
      delivery_price, delivery_vat, desired_on, promised_on, "window", contact_name, contact_phone, payment_method, deferral_days, offer_accepted_at,
      offer_version, state, approval_state, credit_grade, items_total, custom_items_total, total, vat, discount, cash_back, weight_grams,
      volume_ml, line_count, language, origin)
    select 'ЗК-' || lpad(nextval('order_numbers')::text, 6, '0'), h."siteId", h."companyId", h."legalEntityId", h."contractId",
      h."regionId", h."createdBy", h."managerId", h.source, h."groupKey", h."groupPosition", h."cartId", h."cartVersion", h."buyerOrderNumber", h.comment,
      h."deliveryType", h."warehouseId", h."deliveryAddressId", h."deliveryAddress", h.carrier, h."deliveryPrice", h."deliveryVat",
      h."desiredOn", h."promisedOn", h."window", h."contactName", h."contactPhone", h."paymentMethod", h."deferralDays", h."offerAcceptedAt",
      h."offerVersion", h.state, h."approvalState", h."creditGrade", h."itemsTotal", h."customItemsTotal",
      h.total, h.vat, h.discount, h."cashBack", h."weightGrams", h."volumeMl",
      h."lineCount", h.language, h.origin
    from json_to_record($1::json) as h (
      "siteId" int, "companyId" int, "legalEntityId" int, "contractId" int, "regionId" int, "createdBy" int, "managerId" int, source text,
      "groupKey" uuid, "groupPosition" int, "cartId" int, "cartVersion" int, "buyerOrderNumber" text, comment text, "deliveryType" text, "warehouseId" int,
      "deliveryAddressId" int, "deliveryAddress" text, carrier text, "deliveryPrice" bigint, "deliveryVat" bigint, "desiredOn" date,
      "promisedOn" date, "window" jsonb, "contactName" text, "contactPhone" text, "paymentMethod" text, "deferralDays" int, "offerAcceptedAt" timestamptz,
      "offerVersion" text, state text, "approvalState" text, "creditGrade" text, "itemsTotal" bigint, "customItemsTotal" bigint, total bigint, vat bigint,
      discount bigint, "cashBack" bigint, "weightGrams" bigint, "volumeMl" bigint, "lineCount" int, language text, origin text)
    returning id, number
  ), lines as (
    insert into order_items (order_id, line_no, product_id, custom_product_id, is_custom, article, manufacturer_code, name, brand, image, unit,
      okei, decimals, country_code, weight_grams, volume_ml, amount, price, old_price, vat_rate, vat_on, vat_group, sum, vat, cash_back,
      ship_by, note, replacement_of)
    select placed.id, i."lineNo", i."productId", i."customProductId", i."isCustom", i.article, i."manufacturerCode", i.name, i.brand, i.image,
      i.unit, i.okei, i.decimals, i."countryCode", i."weightGrams", i."volumeMl", i.amount, i.price, i."oldPrice", i."vatRate", i."vatOn",
      i."vatGroup", i.sum, i.vat, i."cashBack", i."shipBy", i.note,
      i."replacementOf"
    from placed, json_to_recordset($2::json) as i (
      "lineNo" int, "productId" int, "customProductId" int, "isCustom" boolean, article text, "manufacturerCode" text, name text, brand text,
      image text, unit text, okei text, decimals int, "countryCode" text, "weightGrams" int, "volumeMl" int, amount numeric, price bigint,
      "oldPrice" bigint, "vatRate" int, "vatOn" date, "vatGroup" text, sum bigint, vat bigint, "cashBack" bigint, "shipBy" date, note text,
      "replacementOf" int)
    returning id, line_no
  )
  select placed.id, placed.number, (select json_agg(json_build_object('id', l.id, 'line_no', l.line_no)) from lines l) as items from placed`,
)

/** An order and all its lines in one statement. */
export async function insertOrderRow(tx: Context, { head, items }: NewOrderRow): Promise<InsertedOrder> {
  const [row] = await insertStatement(tx, [JSON.stringify(head), JSON.stringify(items)])
  if (!row) throw new Error('An order that was inserted is missing')
  return row
}
