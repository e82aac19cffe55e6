import type { Context } from '#platform/context'
import { contentPages, feedRubrics, feeds, helpTopics, posts } from '#tables/content'
import { homeBlocks, informationMessages, surveys } from '#tables/sites'
import { next, only } from './builders.ts'

/** Everything belongs to the first site by default. */
const siteId = 1

export const aPage = async ({ db }: Context, given: Partial<typeof contentPages.$inferInsert> = {}) =>
  only(
    await db
      .insert(contentPages)
      .values({ siteId, slug: `page-${next()}`, title: { ru: 'Страница' }, html: { ru: '<p>Текст</p>' }, ...given })
      .returning(),
  )

export const aFeed = async ({ db }: Context, given: Partial<typeof feeds.$inferInsert> = {}) =>
  only(
    await db
      .insert(feeds)
      .values({ siteId, slug: `feed-${next()}`, title: { ru: 'Новости' }, description: { ru: 'О главном' }, ...given })
      .returning(),
  )

export const aRubric = async ({ db }: Context, given: Partial<typeof feedRubrics.$inferInsert> & { feedId: number }) =>
  only(
    await db
      .insert(feedRubrics)
      .values({ slug: `rubric-${next()}`, name: { ru: 'Рубрика' }, ...given })
      .returning(),
  )

export const aPost = async ({ db }: Context, given: Partial<typeof posts.$inferInsert> & { feedId: number }) =>
  only(
    await db
      .insert(posts)
      .values({ slug: `post-${next()}`, title: { ru: 'Новость' }, lead: { ru: 'Коротко' }, html: { ru: '<p>Текст</p>' }, ...given })
      .returning(),
  )

export const aHelpTopic = async ({ db }: Context, given: Partial<typeof helpTopics.$inferInsert> = {}) =>
  only(
    await db
      .insert(helpTopics)
      .values({
        siteId,
        slug: `topic-${next()}`,
        group: { ru: 'Каталог' },
        title: { ru: 'Тема' },
        summary: { ru: 'Кратко' },
        html: { ru: '<p>Текст</p>' },
        ...given,
      })
      .returning(),
  )

export const anInformationMessage = async ({ db }: Context, given: Partial<typeof informationMessages.$inferInsert> = {}) =>
  only(
    await db
      .insert(informationMessages)
      .values({ siteId, title: { ru: 'Внимание' }, html: { ru: '<p>Склад закрыт</p>' }, ...given })
      .returning(),
  )

export const aSurvey = async ({ db }: Context, given: Partial<typeof surveys.$inferInsert> = {}) =>
  only(
    await db
      .insert(surveys)
      .values({
        siteId,
        slug: `survey-${next()}`,
        title: { ru: 'Опрос' },
        html: { ru: '<p>Одна минута</p>' },
        questions: [{ id: 'mark', type: 'scale', text: { ru: 'Оценка' }, isRequired: true }],
        forUsersOnly: false,
        ...given,
      })
      .returning(),
  )

export const aHomeBlock = async (
  { db }: Context,
  given: Partial<typeof homeBlocks.$inferInsert> & { kind: typeof homeBlocks.$inferInsert.kind },
) =>
  only(
    await db
      .insert(homeBlocks)
      .values({ siteId, title: { ru: 'Блок' }, position: next(), ...given })
      .returning(),
  )
