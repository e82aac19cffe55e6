import { DEFAULT_LANGUAGE } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { listTranslations } from './site.queries.ts'

/** The seller's own texts of one language: namespace → key → text. */
export async function readTranslations(
  ctx: Context,
  { siteId, site }: Actor,
  requested: string,
): Promise<Record<string, Record<string, string>>> {
  const language = [...site.settings.languages, DEFAULT_LANGUAGE].find((spoken) => spoken === requested)
  if (!language) throw new AppError('translation.not-found')
  const rows = await listTranslations(ctx, { siteId, language })
  const byNamespace = Map.groupBy(rows, ({ namespace }) => namespace)
  return Object.fromEntries(
    Array.from(byNamespace, ([namespace, texts]) => [namespace, Object.fromEntries(texts.map(({ key, value }) => [key, value]))]),
  )
}
