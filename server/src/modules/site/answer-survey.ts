import { storedQuestion } from '@vitrina/contract/content/content-entries'
import type { SurveyAnswers } from '@vitrina/contract/site/site'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import { requireToggle, requireViewer } from './require-access.ts'
import { wrongAnswers } from './surveys.rules.ts'
import { findOpenSurvey, insertAnswer } from './surveys.queries.ts'

type SurveyInput = { id: number; dismissed: boolean; answers: SurveyAnswers }

/** Takes a viewer's answers once; dismissing is an answer too, so that they are not asked again. */
export async function answerSurvey(ctx: Context, actor: Actor, { id, dismissed, answers }: SurveyInput): Promise<{ message?: string }> {
  requireToggle(actor, 'featureSurvey')
  const viewer = requireViewer(actor)
  const survey = await findOpenSurvey(ctx, { id, siteId: actor.siteId, isUser: actor.user !== null })
  if (!survey) throw new AppError('survey.not-found')

  const texts = textsIn(actor.language)
  if (!dismissed) {
    const questions = survey.questions.map((question) => storedQuestion.parse(question))
    const fields = wrongAnswers(questions, answers, texts.fields)
    if (fields.length > 0) throw new AppError('input.invalid', { fields })
  }

  await insertAnswer(ctx, {
    surveyId: survey.id,
    viewer,
    userId: actor.user?.id ?? null,
    answers: dismissed ? {} : answers,
    isDismissed: dismissed,
  })
  return dismissed ? {} : { message: texts.messages.surveyThanks }
}
