import type { FastifyInstance } from 'fastify'
import { searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import { searchQueriesApi } from '@vitrina/contract/catalogue/search-queries'
import { analogRulesApi } from '@vitrina/contract/catalogue/analogs'
import { synonymsApi } from '@vitrina/contract/catalogue/synonyms'
import { rankingRulesApi } from '@vitrina/contract/catalogue/ranking-rules'
import { serve } from '#platform/http/routes'
import { addEntry, changeEntry, listDictionary, removeEntry, restoreEntry } from '#search/dictionary/search-dictionary'
import { changeRankingRule, removeRankingRule, saveRankingRule } from '#search/ranking-rules/ranking-rules'
import { listRankingRules } from '#search/ranking-rules/ranking-rules.queries'
import { changeSynonym, removeSynonym, saveSynonym } from '#search/synonyms/synonyms'
import { listSynonyms } from '#search/synonyms/synonyms.queries'
import type { Catalogue } from './open-catalogue.ts'
import { previewRule } from './preview-rule.ts'
import { listSearchQueries } from './products/list-search-queries.ts'
import { readAnalogRules, setAnalogRules } from './analogs/analog-rules.ts'

/** Catalogue settings of the seller's staff. */
export function catalogueBackOfficeRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  serve(app, rankingRulesApi.list, async (_, { ctx }) => ({ items: await listRankingRules(ctx) }))
  serve(app, rankingRulesApi.create, ({ body }, { ctx, actor }) => saveRankingRule(ctx, actor, body))
  serve(app, rankingRulesApi.update, ({ params, body }, { ctx, actor }) => changeRankingRule(ctx, actor, params.id, body))
  serve(app, rankingRulesApi.remove, async ({ params }, { ctx, actor }) => {
    await removeRankingRule(ctx, actor, params.id)
    return {}
  })
  serve(app, rankingRulesApi.preview, ({ body }, { ctx, actor }) => previewRule(ctx, actor, catalogue, body))

  serve(app, synonymsApi.list, async (_, { ctx }) => ({ items: await listSynonyms(ctx) }))
  serve(app, synonymsApi.create, ({ body }, { ctx, actor }) => saveSynonym(ctx, actor, body.phrases))
  serve(app, synonymsApi.update, ({ params, body }, { ctx, actor }) => changeSynonym(ctx, actor, { id: params.id, phrases: body.phrases }))
  serve(app, synonymsApi.remove, async ({ params }, { ctx, actor }) => {
    await removeSynonym(ctx, actor, params.id)
    return {}
  })

  serve(app, searchDictionaryApi.list, ({ query }, { ctx }) => listDictionary(ctx, query))
  serve(app, searchDictionaryApi.create, ({ body }, { ctx, actor }) => addEntry(ctx, actor, body))
  serve(app, searchDictionaryApi.update, ({ params, body }, { ctx, actor }) => changeEntry(ctx, actor, { ...params, ...body }))
  serve(app, searchDictionaryApi.restore, ({ params }, { ctx, actor }) => restoreEntry(ctx, actor, params.key))
  serve(app, searchDictionaryApi.remove, async ({ params }, { ctx, actor }) => {
    await removeEntry(ctx, actor, params.key)
    return {}
  })
  serve(app, searchQueriesApi.list, ({ query }, { ctx }) => listSearchQueries(ctx, catalogue, query))
  serve(app, analogRulesApi.read, ({ params }, { ctx }) => readAnalogRules(ctx, catalogue.kindRules, params.familyId))
  serve(app, analogRulesApi.set, ({ params, body }, { ctx, actor }) =>
    setAnalogRules(ctx, actor, { kindRules: catalogue.kindRules, familyId: params.familyId, items: body.items }),
  )
}
