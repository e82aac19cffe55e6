import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'

/** A product that others may stand in for; it need not be sold any more. */
export type Origin = {
  id: number
  isActive: boolean
  familyId: number
  unit: { name: Localised; decimals: number }
  /** Ids of feature values. */
  values: number[]
  /** Analogs the seller has linked, the popular first. */
  linkedIds: number[]
}

const MOST_LINKS = 20

const originsStatement = prepared<Origin>(
  'analog_origins',
  { id: 'number', isActive: 'boolean', familyId: 'number', unit: 'json', values: 'json', linkedIds: 'json' },
  `select p.id, p.is_active as "isActive", p.family_id as "familyId",
    json_build_object('name', u.name, 'decimals', u.decimals) as unit,
    array(select pf.value_id from product_features pf where pf.product_id = p.id) as values,
    array(select l.linked_id from product_links l join products q on q.id = l.linked_id and q.is_active
      where l.product_id = p.id and l.kind = 'analog' order by q.popularity desc, q.id limit ${MOST_LINKS}) as "linkedIds"
  from products p join units u on u.id = p.unit_id
  where p.id = any(${hiddenFromPlanner('$1::int[]', 'int[]')})`,
)

/** In one statement however many there are. */
export const listOrigins = (ctx: Pick<Context, 'db'>, ids: readonly number[]): Promise<Origin[]> => originsStatement(ctx, [ids])
