import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { contentSlugs } from '@vitrina/contract/content/content'
import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { useSite } from '#parts/site/use-site.ts'
import { useBottomInset, useReserveBottomInset } from '#ui/bottom-inset.ts'
import { showError } from '#ui/messages.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { useAcceptCookie } from './notices.api.ts'

const KEY = 'cookie'
/** Of the tabs of a phone, which are measured a moment after the first paint. */
const TABS_HEIGHT = 57

/** O-06. Beside the content, not over it: opposite the chat button, above the tabs of a phone. */
export function CookieNotice() {
  const { t } = useTranslation('notices')
  const { config } = useSite()
  const { data: cookie } = useQuery(cookieQuery)
  const accept = useAcceptCookie({ onFailure: (error) => showError({ prefix: t('cookie.failed'), message: error.message }) })
  const isPhone = usePhone()
  const side = config.chatButton.side === 'left' ? 'right' : 'left'
  const isShown = cookie?.accepted === false
  const notice = useRef<HTMLDivElement>(null)
  useReserveBottomInset(notice, { key: KEY, side: isPhone ? 'both' : side, isShown })
  const reserved = useBottomInset(side, KEY)
  const above = isPhone ? Math.max(reserved, TABS_HEIGHT) : reserved

  if (!isShown) return null
  return (
    <Paper
      ref={notice}
      component="section"
      aria-label={t('cookie.label')}
      variant="outlined"
      sx={{
        position: 'fixed',
        bottom: above + (isPhone ? 8 : 16),
        ...(isPhone ? { left: 8, right: 8 } : { [side]: 16, width: 420 }),
        zIndex: 'fab',
        px: 4,
        py: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        boxShadow: 4,
        displayPrint: 'none',
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {t('cookie.text')} {/* In a new tab, so that no input is lost. */}
        <Link href={paths.content(contentSlugs.cookies)} target="_blank" rel="noopener" underline="always">
          {t('cookie.link')}
        </Link>
      </Typography>
      <Box sx={{ flexShrink: 0 }}>
        <Button variant="contained" onClick={() => accept.mutate()}>
          {t('cookie.accept')}
        </Button>
      </Box>
    </Paper>
  )
}
