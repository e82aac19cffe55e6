import { CODE } from '../engine/impacts.ts'
import { type Group, type Plan, PREFIX } from '../engine/query-plan.groups.ts'
import { EXACT_BONUS, ownedScore, WORD_BONUS } from '../engine/rank.ts'
import type { Values } from './oracle-values.ts'
import { prefixBounds } from './oracle-words.queries.ts'

const termsOf = ({ alternatives }: Group) => alternatives.map(({ term }) => term)

/** Terms of a document that are codes, and begin so where it is asked. */
function codesSql({ begins }: Group, values: Values): string {
  const codes = `from unnest(d.terms, d.impacts) c (term, impact) where c.impact = ${CODE}`
  if (!begins) return codes
  const [from, to] = prefixBounds(begins)
  return `${codes} and c.term collate "C" >= ${values.put(from, 'text')} and c.term collate "C" < ${values.put(to, 'text')}`
}

/** Whether a document has one of the alternatives, or what else the group allows. */
function fitSql(group: Group, values: Values): string {
  const isListed = `d.terms && ${values.put(termsOf(group), 'text[]')}`
  if (!group.isOfCodes) return isListed
  if (group.begins) return `exists (select ${codesSql(group, values)})`
  return `${isListed} and exists (select ${codesSql(group, values)} and c.term = any(${values.put(termsOf(group), 'text[]')}))`
}

/** The first alternative that is there gives the score. */
function scoreSql(group: Group, values: Values): string {
  const [first] = group.alternatives
  if (!first) return '0'
  if (group.alternatives.length === 1 && !group.isOfCodes)
    return `coalesce(d.impacts[array_position(d.terms, ${values.put(first.term, 'text')})], 0) * ${first.weight * group.rarity}`
  const weights = values.put(
    group.alternatives.map(({ weight }) => weight * group.rarity),
    'int[]',
  )
  const isCode = group.isOfCodes ? `and d.impacts[array_position(d.terms, a.term)] = ${CODE}` : ''
  const further = group.begins ? CODE * PREFIX * group.rarity : 0
  return `coalesce((
    select d.impacts[array_position(d.terms, a.term)] * a.weight from unnest(${values.put(termsOf(group), 'text[]')}, ${weights}) with ordinality a (term, weight, place)
    where a.term = any(d.terms) ${isCode} order by a.place limit 1), ${further})`
}

/** Ids and scores of the products that fit a plan, and of those the viewer's own codes name. */
export function matchedSql({ groups, need, exact }: Plan, owned: number[], values: Values): string {
  const own = values.put(owned, 'int[]')
  const score = `case when d.product_id = any(${own}) then ${ownedScore(owned.length, -1)} - array_position(${own}, d.product_id) else`
  if (groups.length === 0)
    return `select d.product_id as id, ${score} 0 end as score from search_documents d where d.product_id = any(${own})`
  const isStrict = need === groups.length
  const fits = groups.map((group) => `(${fitSql(group, values)})`)
  const met = fits.map((sql) => `${sql}::int`).join(' + ')
  const isFitting = isStrict ? fits.join(' and ') : `d.terms && ${values.put(groups.flatMap(termsOf), 'text[]')} and ${met} >= ${need}`
  const sum = groups.map((group) => scoreSql(group, values)).join(' + ')
  const bonus = `case when ${values.put(exact, 'text')} = any(d.exact) then ${EXACT_BONUS} else 0 end`
  const words = isStrict ? '0' : `(${met}) * ${WORD_BONUS}`
  return `select d.product_id as id, ${score} (${sum})::bigint + ${bonus} + ${words} end as score
    from search_documents d where (${isFitting}) ${owned.length > 0 ? `or d.product_id = any(${own})` : ''}`
}
