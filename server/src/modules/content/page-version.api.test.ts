import { sql } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aPage } from '#test/builders.content'
import type { Actor } from '#platform/actor'
import { pageVersion } from './page-version.ts'

const { server } = describeStore()

test.each(['ru', 'en', 'uz'])('a consent names another text once its words in %s are changed', async (language) => {
  const slug = `terms-${language}`
  await aPage(server.ctx, { slug, html: { ru: '<p>1</p>', en: '<p>2</p>', uz: '<p>3</p>' } })
  const version = () => pageVersion(server.ctx, { siteId: 1 } as Actor, slug)
  const before = await version()
  expect(await version()).toBe(before)
  await server.ctx.db.execute(
    sql`update content_pages set html = jsonb_set(html, ${`{${language}}`}::text[], '"<p>new</p>"') where slug = ${slug}`,
  )
  expect(await version()).not.toBe(before)
})
