import type { CheckedItem, Finding } from '@vitrina/contract/configurator/assembly-shapes'
import { checkAssembly } from '@vitrina/contract/configurator/check-assembly.rules'
import type { SpecificationFinding } from '@vitrina/contract/configurator/configurator'
import { readNote } from '@vitrina/contract/configurator/marks.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { withinLookups } from '#modules/list-import/import-budget'
import { readSpecification } from '#modules/specifications/read-specification'
import { requireConfigurator } from './choose-goods.ts'
import { findGoods } from './find-goods.ts'
import { goodsMapOf } from './goods-map.ts'

type Outline = readonly { id: string; parentId: string | null }[]

/** The outermost group of a line: a board, with whatever groups are inside it. */
function boardOf(groups: Outline): (groupId: string | null) => string | null {
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]))
  return (groupId) => {
    let at = groupId
    for (let steps = 0; at !== null && steps <= groups.length; steps++) {
      const above: string | null = parents.get(at) ?? null
      if (above === null) return at
      at = above
    }
    return at
  }
}

/** Goods are looked for at most for so many findings; the others name what is missing in features alone. */
const MOST_OFFERED = 20

async function withOffers(
  ctx: Context,
  actor: Actor,
  { catalogue, findings }: { catalogue: Catalogue; findings: readonly (Finding & { groupId: string | null })[] },
): Promise<SpecificationFinding[]> {
  const offered = findings.filter(({ missing }) => missing !== null).slice(0, MOST_OFFERED)
  const found = await withinLookups(ctx, actor, async (spend) => {
    await spend(offered.length)
    const sought = offered.flatMap(({ missing }) =>
      missing ? [{ kind: missing.kind, amount: missing.amount, requirement: missing.requirement, brandId: null, isInStockOnly: true }] : [],
    )
    return findGoods(ctx, actor, { catalogue, sought })
  })
  const offers = new Map(offered.map((one, at) => [one, found[at]?.products[0]?.product ?? null]))
  return findings.map((one) => ({
    rule: one.rule,
    level: one.level,
    groupId: one.groupId,
    lineIds: [...one.itemIds],
    marks: [...one.marks],
    used: one.used,
    clause: one.clause,
    fact: one.fact,
    missing: one.missing && {
      kind: one.missing.kind,
      amount: one.missing.amount,
      requirement: one.missing.requirement.map(({ feature, rule, values }) => ({ feature, rule, values: [...values] })),
      product: offers.get(one) ?? null,
    },
  }))
}

/** Each outermost group of a specification is checked as one board. */
export async function checkSpecification(ctx: Context, actor: Actor, { catalogue, id }: { catalogue: Catalogue; id: number }) {
  requireConfigurator(actor)
  const { groups, lines } = await readSpecification(ctx, actor, id)
  const map = goodsMapOf(await catalogue.reference())
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const { parts } = await catalogue.productCache.readForContract(productIds, null)
  const topOf = boardOf(groups)
  const items = lines.flatMap((line): (CheckedItem & { groupId: string | null })[] => {
    const product = line.productId === null ? undefined : parts.get(line.productId)
    if (!product) return []
    const features = map.featuresOf(product.values)
    const kind = map.kindOf({ familyId: product.category.id, name: product.name, features })
    if (!kind) return []
    return [{ id: line.id, name: product.name, kind, amount: line.amount, features, ...readNote(line.note), groupId: topOf(line.groupId) }]
  })
  const boards = Map.groupBy(items, ({ groupId }) => groupId)
  const findings = [...boards].flatMap(([groupId, ofBoard]) => checkAssembly(ofBoard).map((one) => ({ ...one, groupId })))
  const known = new Set(items.map((item) => item.id))
  return {
    findings: await withOffers(ctx, actor, { catalogue, findings }),
    uncheckedLineIds: lines.filter((line) => !known.has(line.id)).map((line) => line.id),
    checkedCount: items.length,
  }
}
