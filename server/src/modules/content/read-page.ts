import type { ContentPage } from '@vitrina/contract/content/content'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findPage } from './content.queries.ts'

export async function readPage(ctx: Context, actor: Actor, slug: string): Promise<ContentPage> {
  const page = await findPage(ctx, { siteId: actor.siteId, slug })
  if (!page) throw new AppError('content.not-found')
  return {
    slug: page.slug,
    title: inLanguage(page.title, actor.language),
    content: inLanguage(page.html, actor.language),
    updatedAt: page.updatedAt.toISOString(),
  }
}
