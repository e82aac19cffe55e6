import type { Feed } from '@vitrina/contract/content/content'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findFeed, listRubrics } from './feeds.queries.ts'

export async function readFeed(ctx: Context, { siteId, language }: Actor, slug: string): Promise<Feed> {
  const feed = await findFeed(ctx, { siteId, slug })
  if (!feed) throw new AppError('feed.not-found')
  const rubrics = await listRubrics(ctx, feed.id)
  return {
    slug: feed.slug,
    title: inLanguage(feed.title, language),
    description: inLanguage(feed.description, language),
    rubrics: rubrics.map((rubric) => ({ ...rubric, name: inLanguage(rubric.name, language) })),
  }
}
