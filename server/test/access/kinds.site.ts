import { eq } from '#platform/database/drizzle'
import { contentPages, feeds, helpTopics } from '#tables/content'
import { mails } from '#tables/platform'
import { informationMessages, regions, surveys } from '#tables/sites'
import { aRegion, next, only } from '../builders.ts'
import { aFeed, aHelpTopic, anInformationMessage, aPage, aSurvey } from '../builders.content.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers, wrongTexts } from './ids.ts'
import type { Kind } from './kinds.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const
const named = { missing: 'net-takogo', malformed: wrongTexts } as const

export const siteKinds = {
  region: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await aRegion(server.ctx)).id }),
    remove: ({ server }, id) =>
      server.ctx.db
        .update(regions)
        .set({ isActive: false })
        .where(eq(regions.id, Number(id))),
    ...numbered,
    notFound: 'region.not-found',
  },
  informationMessage: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await anInformationMessage(server.ctx)).id }),
    remove: ({ server }, id) => server.ctx.db.delete(informationMessages).where(eq(informationMessages.id, Number(id))),
    ...numbered,
    notFound: 'message.not-found',
  },
  survey: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await aSurvey(server.ctx)).id }),
    remove: ({ server }, id) => server.ctx.db.delete(surveys).where(eq(surveys.id, Number(id))),
    ...numbered,
    notFound: 'survey.not-found',
  },
  page: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await aPage(server.ctx)).slug }),
    remove: ({ server }, id) => server.ctx.db.delete(contentPages).where(eq(contentPages.slug, String(id))),
    ...named,
    notFound: 'content.not-found',
  },
  feed: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await aFeed(server.ctx)).slug }),
    remove: ({ server }, id) => server.ctx.db.delete(feeds).where(eq(feeds.slug, String(id))),
    ...named,
    notFound: 'feed.not-found',
  },
  helpTopic: {
    isFoundBy: everyone,
    make: async ({ server }) => ({ id: (await aHelpTopic(server.ctx)).slug }),
    remove: ({ server }, id) => server.ctx.db.delete(helpTopics).where(eq(helpTopics.slug, String(id))),
    ...named,
    notFound: 'help.not-found',
  },
  /** Only the demo store shows them, to everyone. */
  mail: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const row = { messageId: `<${next()}@access.test>`, recipient: 'a@vitrina.test', subject: 'Письмо', html: '', text: '' }
      return { id: only(await server.ctx.db.insert(mails).values(row).returning()).id }
    },
    remove: ({ server }, id) => server.ctx.db.delete(mails).where(eq(mails.id, Number(id))),
    ...numbered,
    notFound: 'mail.not-found',
  },
} satisfies Record<string, Kind>
