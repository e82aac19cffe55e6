import type { PreviewHit, RankingRuleDraft } from '@vitrina/contract/catalogue/ranking-rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readViewer } from '#modules/prices/read-viewer'
import type { SearchResult } from '#search/engine/search-types'
import { listRankingRules } from '#search/ranking-rules/ranking-rules.queries'
import { rulesByPhrase, rulesFor, wishesOf } from '#search/ranking-rules/wishes-of'
import type { Catalogue } from './open-catalogue.ts'
import { makeCards } from './products/show-cards.ts'
import { searchRequestOf } from './search-request.ts'

const SHOWN = 20

type Previewed = { phrase: string; draft: RankingRuleDraft | null; replacedId: number | null }

/** The first results of a phrase: by the saved rules, and with an unsaved one among them or in place of one. */
export async function previewRule(ctx: Context, actor: Actor, catalogue: Catalogue, { phrase, draft, replacedId }: Previewed) {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const saved = (await listRankingRules(ctx)).filter(({ isActive }) => isActive)
  const drafted = [...saved.filter(({ id }) => id !== replacedId), ...(draft ? [{ ...draft, id: 0 }] : [])]
  const request = searchRequestOf(
    { page: 1, pageSize: SHOWN, sorting: { relevance: 'ASC' } },
    { reference, viewer, defaults: actor.site.settings.catalogue, text: phrase, only: null, owned: [], bought: null },
  )
  const engine = await catalogue.search()
  const search = (rules: typeof drafted) =>
    engine.search({
      ...request,
      isExplained: true,
      ranking: { ...request.ranking, wishes: wishesOf(rulesFor(rulesByPhrase(rules), phrase)) },
    })
  const [before, after] = await Promise.all([search(saved), search(drafted)])
  const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids: [...new Set([...before.ids, ...after.ids])] })
  const hitsOf = ({ ids, explained = [] }: SearchResult): PreviewHit[] =>
    ids.flatMap((id) => {
      const card = cards.get(id)?.card
      if (!card) return []
      const { pin = null, wish = 0 } = explained.find((one) => one.id === id) ?? {}
      return { id, article: card.article, name: card.name, brand: card.brand.name, pin, wish }
    })
  return { before: hitsOf(before), after: hitsOf(after), total: after.total }
}
