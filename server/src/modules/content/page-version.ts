import { createHash } from 'node:crypto'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { findPage } from './content.queries.ts'

/** Identifies the exact text of a page, in all its languages, for a record of a consent. */
export async function pageVersion(ctx: Context, { siteId }: Actor, slug: string): Promise<string> {
  const page = await findPage(ctx, { siteId, slug })
  return createHash('sha256')
    .update(JSON.stringify(page ? [page.html.ru, page.html.en, page.html.uz] : slug))
    .digest('hex')
}
