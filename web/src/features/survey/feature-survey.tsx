import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { surveyQuery } from './survey.api.ts'
import { isSurveyAllowedOn } from './survey.rules.ts'
import { SurveyCard } from './survey-card.tsx'

/** O-20. Offered where the server says so, after the cookie notice, and never while buying. */
export function FeatureSurvey() {
  const route = useLocation({ select: (location) => location.pathname })
  const areOn = useAreTogglesOn()
  const { data } = useQuery({ ...surveyQuery(route), enabled: areOn(['featureSurvey']) && isSurveyAllowedOn(route) })
  const { data: cookie } = useQuery({ ...cookieQuery, enabled: false })
  const content = useContent()
  if (!content || !data?.survey || cookie?.accepted === false || !isSurveyAllowedOn(route)) return null
  return createPortal(<SurveyCard key={data.survey.id} survey={data.survey} />, content)
}

/** The page sends no event when its content element changes; every render reads it. */
const noSubscription = () => () => undefined

function useContent(): HTMLElement | null {
  // Crossing the desktop width replaces the frame.
  useDesktop()
  return useSyncExternalStore(noSubscription, () => document.getElementById('content'))
}
