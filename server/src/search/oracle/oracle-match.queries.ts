import type { Group, Plan } from '../engine/query-plan.groups.ts'
import type { Values } from './oracle-values.ts'

/** As in the index: a typed article stands above every sum of weights, the viewer's own code above that. */
const EXACT_BONUS = 100_000_000
const WORD_BONUS = 1_000_000

const termsOf = ({ alternatives }: Group) => alternatives.map(({ term }) => term)

/** The first alternative that is there gives the score. */
function scoreSql(group: Group, values: Values): string {
  const [first] = group.alternatives
  if (!first) return '0'
  if (group.alternatives.length === 1)
    return `coalesce(d.impacts[array_position(d.terms, ${values.put(first.term, 'text')})], 0) * ${first.weight * group.rarity}`
  const weights = values.put(
    group.alternatives.map(({ weight }) => weight * group.rarity),
    'int[]',
  )
  return `coalesce((
    select d.impacts[array_position(d.terms, a.term)] * a.weight from unnest(${values.put(termsOf(group), 'text[]')}, ${weights}) with ordinality a (term, weight, place)
    where a.term = any(d.terms) order by a.place limit 1), 0)`
}

/** Ids and scores of the products that fit a plan, and of those the viewer's own codes name. */
export function matchedSql({ groups, need, exact }: Plan, owned: number[], values: Values): string {
  const own = values.put(owned, 'int[]')
  const score = `case when d.product_id = any(${own}) then ${2 * EXACT_BONUS} + cardinality(${own}) - array_position(${own}, d.product_id) + 1 else`
  if (groups.length === 0)
    return `select d.product_id as id, ${score} 0 end as score from search_documents d where d.product_id = any(${own})`
  const isStrict = need === groups.length
  const fits = groups.map((group) => `d.terms && ${values.put(termsOf(group), 'text[]')}`)
  const met = fits.map((sql) => `(${sql})::int`).join(' + ')
  const isFitting = isStrict ? fits.join(' and ') : `d.terms && ${values.put(groups.flatMap(termsOf), 'text[]')} and ${met} >= ${need}`
  const sum = groups.map((group) => scoreSql(group, values)).join(' + ')
  const bonus = `case when ${values.put(exact, 'text')} = any(d.exact) then ${EXACT_BONUS} else 0 end`
  const words = isStrict ? '0' : `(${met}) * ${WORD_BONUS}`
  return `select d.product_id as id, ${score} (${sum})::bigint + ${bonus} + ${words} end as score
    from search_documents d where (${isFitting}) ${owned.length > 0 ? `or d.product_id = any(${own})` : ''}`
}
