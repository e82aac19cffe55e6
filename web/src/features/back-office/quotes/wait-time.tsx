import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

const HOUR_MS = 3_600_000

/** How long the buyer has waited; after a day it stands out. */
export function WaitTime({ since }: { since: string | null }) {
  const { t } = useTranslation('quotes')
  const [now] = useState(() => Date.now())
  if (since === null) return null
  const hours = Math.floor((now - Date.parse(since)) / HOUR_MS)
  const text =
    hours < 1
      ? t('desk.waitLess')
      : hours < 24
        ? t('desk.waitHours', { count: hours })
        : t('desk.waitDays', { count: Math.floor(hours / 24) })
  return (
    <Box component="span" sx={{ color: hours < 24 ? 'text.secondary' : 'warning.main', fontWeight: hours < 24 ? 400 : 600 }}>
      {text}
    </Box>
  )
}
