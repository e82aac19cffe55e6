import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { sanitiseHtml } from '@vitrina/server/src/modules/content/sanitise-html.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import type { FileSink } from '#demo/file-sink'
import { type AllLanguages, t } from '#demo/content/texts'
import {
  informationMessages as messageTable,
  regions as regionTable,
  siteHosts,
  sites,
  siteTranslations,
  surveys,
} from '@vitrina/server/src/tables/sites.ts'
import { chatIcons } from './chat-icons.ts'
import { importantNotice, informationMessages, regionalMessages } from './notices.ts'
import { regions } from './regions.ts'
import { demoSiteConfig } from './site-config.ts'
import { survey } from './survey.ts'
import { translations } from './translations.ts'

const HOSTS = ['localhost', '127.0.0.1', 'vitrina.test']
const clean = ({ ru, en, uz }: AllLanguages) => t(sanitiseHtml(ru), sanitiseHtml(en), sanitiseHtml(uz))

/** Regions and the site itself, before anything that points at them. Returns the site's id. */
export async function seedSite(db: Db, { files, now }: { files: FileSink; now: Date }): Promise<number> {
  const added = await db
    .insert(regionTable)
    .values(regions.map(({ slug, name, timezone, priceFactor }, position) => ({ slug, name, timezone, priceFactor, position })))
    .returning({ id: regionTable.id, slug: regionTable.slug })
  const regionId = (slug: string) => {
    const found = added.find((region) => region.slug === slug)
    if (!found) throw new Error(`The demo has no region ${slug}`)
    return found.id
  }

  const [site] = await db
    .insert(sites)
    .values({
      slug: 'vitrina',
      name: t('Витрина', 'Vitrina', 'Vitrina'),
      url: 'https://vitrina.test',
      defaultRegionId: regionId('moskva'),
      config: demoSiteConfig,
      isDefault: true,
    })
    .returning({ id: sites.id })
  if (!site) throw new Error('The demo site was not stored')
  await db.insert(siteHosts).values(HOSTS.map((host) => ({ host, siteId: site.id })))
  await seedSayings(db, { siteId: site.id, regionId, now })
  for (const { key, svg } of Object.values(chatIcons)) await files.put(key, svg, 'image/svg+xml')
  return site.id
}

type Saying = { siteId: number; regionId: (slug: string) => number; now: Date }

async function seedSayings(db: Db, { siteId, regionId, now }: Saying): Promise<void> {
  const startsAt = new Date(now.getTime() - DAY_MS)
  await db.insert(messageTable).values([
    { siteId, place: 'dialog', title: importantNotice.title, html: clean(importantNotice.content), startsAt },
    ...regionalMessages.map(({ region, title, html }) => ({
      siteId,
      place: 'region' as const,
      regionId: regionId(region),
      title,
      html: clean(html),
      startsAt,
    })),
  ])
  await db.insert(messageTable).values(
    informationMessages.map(({ kind, region, title, html }) => ({
      siteId,
      regionId: region ? regionId(region) : null,
      kind,
      title,
      html: clean(html),
      startsAt,
    })),
  )
  await db
    .insert(siteTranslations)
    .values(
      translations.flatMap(({ namespace, key, value }) =>
        Object.entries(value).map(([language, text]) => ({ siteId, language, namespace, key, value: text })),
      ),
    )
  const { slug, title, html, questions, routes } = survey
  await db.insert(surveys).values({ siteId, slug, title, html: clean(html), questions, routes, forUsersOnly: true, startsAt })
}
