import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useAreOn } from '#parts/site/use-site.ts'
import { useIsRoomTaken } from '#ui/bottom-room.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { surveyQuery } from './survey.api.ts'
import { mayAskOn } from './survey.rules.ts'
import { SurveyCard } from './survey-card.tsx'

/** O-20. Offered where the server says so, after the cookie notice, and never while buying. */
export function FeatureSurvey() {
  const route = useLocation({ select: (location) => location.pathname })
  const areOn = useAreOn()
  const { data } = useQuery({ ...surveyQuery(route), enabled: areOn(['featureSurvey']) && mayAskOn(route) })
  const isCookieAsked = useIsRoomTaken('cookie')
  const content = useContent()
  if (!content || !data?.survey || isCookieAsked || !mayAskOn(route)) return null
  return createPortal(<SurveyCard key={data.survey.id} survey={data.survey} />, content)
}

/** The page sends no event when its content element changes; every render reads it. */
const neverTold = () => () => undefined

function useContent(): HTMLElement | null {
  // Crossing the desktop width replaces the frame.
  useDesktop()
  return useSyncExternalStore(neverTold, () => document.getElementById('content'))
}
