import { and, desc, eq, notExists, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { isShown } from '#tables/entry-columns'
import { surveyAnswers, surveys } from '#tables/sites'

type SurveyQuery = { siteId: number; isUser: boolean }

const isOpenTo = ({ siteId, isUser }: SurveyQuery) =>
  and(eq(surveys.siteId, siteId), isShown(surveys), isUser ? undefined : eq(surveys.forUsersOnly, false))

/** Open surveys that this viewer has neither answered nor dismissed. */
export function listOpenSurveys({ db }: Context, { viewer, ...query }: SurveyQuery & { viewer: string }) {
  const answered = db
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveys.id), eq(surveyAnswers.viewer, viewer)))
  return db
    .select()
    .from(surveys)
    .where(and(isOpenTo(query), notExists(answered)))
    .orderBy(desc(surveys.startsAt), desc(surveys.id))
}

export async function findOpenSurvey({ db }: Context, { id, ...query }: SurveyQuery & { id: number }) {
  const [survey] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isOpenTo(query)))
  return survey
}

/** The first answer stands. */
export const insertAnswer = ({ db }: Context, answer: typeof surveyAnswers.$inferInsert) =>
  db.insert(surveyAnswers).values(answer).onConflictDoNothing()
