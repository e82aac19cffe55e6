import { and, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { surveyAnswers, surveys } from '#tables/sites'

type Asked = { siteId: number; isUser: boolean }

const isOpenTo = ({ siteId, isUser }: Asked) =>
  and(
    eq(surveys.siteId, siteId),
    lte(surveys.startsAt, sql`now()`),
    or(isNull(surveys.endsAt), gt(surveys.endsAt, sql`now()`)),
    isUser ? undefined : eq(surveys.forUsersOnly, false),
  )

/** Open surveys that this viewer has neither answered nor dismissed. */
export function listOpenSurveys({ db }: Context, { viewer, ...asked }: Asked & { viewer: string }) {
  const answered = db
    .select({ one: sql`1` })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.surveyId, surveys.id), eq(surveyAnswers.viewer, viewer)))
  return db
    .select()
    .from(surveys)
    .where(and(isOpenTo(asked), notExists(answered)))
    .orderBy(desc(surveys.startsAt), desc(surveys.id))
}

export async function findOpenSurvey({ db }: Context, { id, ...asked }: Asked & { id: number }) {
  const [survey] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isOpenTo(asked)))
  return survey
}

/** The first answer stands. */
export const insertAnswer = ({ db }: Context, answer: typeof surveyAnswers.$inferInsert) =>
  db.insert(surveyAnswers).values(answer).onConflictDoNothing()
