import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useAreOn } from '#parts/site/use-site.ts'
import { useIsRoomTaken } from '#ui/bottom-room.ts'
import { surveyQuery } from './survey.api.ts'
import { mayAskOn } from './survey.rules.ts'
import { SurveyCard } from './survey-card.tsx'

/** O-20. Offered where the server says so, after the cookie notice, and never while buying. */
export function FeatureSurvey() {
  const route = useLocation({ select: (location) => location.pathname })
  const areOn = useAreOn()
  const { data } = useQuery({ ...surveyQuery(route), enabled: areOn(['featureSurvey']) && mayAskOn(route) })
  const isCookieAsked = useIsRoomTaken('cookie')
  if (!data?.survey || isCookieAsked || !mayAskOn(route)) return null
  return <SurveyCard key={data.survey.id} survey={data.survey} />
}
