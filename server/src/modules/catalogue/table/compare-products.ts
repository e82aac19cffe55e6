import type { comparisonApi } from '@vitrina/contract/catalogue/comparison'
import type { Output } from '@vitrina/contract/endpoint'
import { readViewer } from '#modules/prices/read-viewer'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '../open-catalogue.ts'
import { describeValues } from '../products/describe-values.ts'
import { makeCards } from '../products/show-cards.ts'

/** Products side by side: every feature one of them states, in the seller's order. */
export async function compareProducts(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<Output<typeof comparisonApi.read>> {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const made = await makeCards(ctx, actor, { viewer, catalogue, reference, ids })
  const compared = ids.flatMap((id) => made.get(id) ?? [])
  const stated = compared.map(({ parts }) => Map.groupBy(describeValues(reference, parts.values), ({ id }) => id))
  const features = reference.features
    .filter(({ code }) => stated.some((own) => own.has(code)))
    .map(({ code, name, unit, group }) => ({
      code,
      name,
      unit,
      group,
      cells: stated.map((own) => (own.get(code) ?? []).map(({ value }) => value).join(', ')),
    }))
  return { items: compared.map(({ card }) => card), features }
}
