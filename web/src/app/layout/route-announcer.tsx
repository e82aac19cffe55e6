import Box from '@mui/material/Box'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'

/** The screen sets its title when it is drawn, a moment after the address has changed. */
const TITLE_SETTLES = 400

/** Announces the new screen to screen readers. */
export function RouteAnnouncer() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const { i18n } = useTranslation()
  const { site } = useSite()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES)
    return () => clearTimeout(timer)
  }, [pathname, i18n.language, site.name])
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}
    >
      {title}
    </Box>
  )
}
