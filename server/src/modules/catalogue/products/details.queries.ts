import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import type { Context } from '#platform/context'
import { hiddenFromPlanner } from '#platform/database/prepared'
import { OWN_SHAPE, withOwnFacts, type OwnQuery } from './cards.queries.ts'

type Details = {
  description: string
  ean: string | null
  weightGrams: number
  volumeMl: number
  image: string | null
  manufacturerId: number | null
  countryCode: string
  sellerId: number
  images: string[] | null
  links: { id: number; kind: 'analog' | 'related' }[] | null
  sets: { id: number; name: string; description: string; items: { id: number; quantity: number }[] }[] | null
  papers: ProductDetails['papers'] | null
}

/** Linked goods shown beside a product, of each kind. */
const MOST_LINKS = 20

const linked = (kind: 'analog' | 'related') => `
  select l.linked_id as id, l.kind, q.popularity from product_links l join products q on q.id = l.linked_id and q.is_active
  where l.product_id = p.id and l.kind = '${kind}' order by q.popularity desc, q.id limit ${MOST_LINKS}`

const detailsStatement = withOwnFacts<Details>(
  'product_details',
  {
    ...OWN_SHAPE,
    description: 'text',
    ean: 'text?',
    weightGrams: 'number',
    volumeMl: 'number',
    image: 'text?',
    manufacturerId: 'number?',
    countryCode: 'text',
    sellerId: 'number',
    images: 'json?',
    links: 'json?',
    sets: 'json?',
    papers: 'json?',
  },
  (ownOf) => `select p.description, p.ean, p.weight_grams as "weightGrams", p.volume_ml as "volumeMl", p.image,
    p.manufacturer_id as "manufacturerId", p.country_code as "countryCode", p.seller_id as "sellerId",
    ${ownOf('around.ids')},
    (select json_agg(i.image order by i.position) from product_images i where i.product_id = p.id) as images,
    (select json_agg(json_build_object('id', links.id, 'kind', links.kind) order by links.popularity desc, links.id)
      from ((${linked('analog')}) union all (${linked('related')})) links) as links,
    (select json_agg(json_build_object('id', t.id, 'name', t.name, 'description', t.description, 'items',
        (select json_agg(json_build_object('id', o.product_id, 'quantity', o.quantity) order by o.product_id)
          from product_set_items o where o.set_id = t.id)) order by t.id)
      from product_set_items si join product_sets t on t.id = si.set_id where si.product_id = p.id) as sets,
    (select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'number', a.number, 'name', a.name, 'validTo', a.valid_to, 'file', a.file) order by a.kind, a.id)
      from product_papers a
      where a.product_id = p.id or a.series_id = p.series_id
        or (a.brand_id = p.brand_id and a.series_id is null and a.product_id is null)) as papers
  from products p
  cross join lateral (select array[p.id]
    || array(select l.linked_id from product_links l where l.product_id = p.id)
    || array(select o.product_id from product_set_items mine join product_set_items o on o.set_id = mine.set_id where mine.product_id = p.id)
    as ids) around
  where p.id = ${hiddenFromPlanner('$2::int', 'int')} and p.is_active`,
)

/** Facts beyond a card, with the viewer's own, in one statement; undefined for a product that is not sold. */
export async function findDetails(ctx: Context, id: number, query: OwnQuery) {
  const [row] = await detailsStatement(ctx, id, query)
  return row
}
