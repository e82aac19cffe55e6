import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { sinceOpenedQuery } from './specifications.api.ts'

/** Changes of price, stock and days since this person looked last: a line, and the list behind it. */
export function SinceOpened({ id }: { id: number }) {
  const { t } = useTranslation('specifications')
  const { data } = useQuery(sinceOpenedQuery(id))
  const [isOpen, setOpen] = useState(false)
  const [isHidden, setHidden] = useState(false)
  if (isHidden || !data || data.openedAt === null || data.items.length === 0) return null
  const kinds = [...new Set(data.items.map(({ what }) => what))]
  return (
    <Alert
      severity="info"
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
      action={
        <>
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'since.less' : 'since.more')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setHidden(true)}>
            {t('removal.hide')}
          </Button>
        </>
      }
    >
      {t('since.title', { date: formatMoment(data.openedAt) })}{' '}
      {kinds.map((kind) => t(`since.counts.${kind}`, { count: data.items.filter(({ what }) => what === kind).length })).join(', ')}
      {isOpen && (
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 4, maxHeight: 240, overflow: 'auto' }}>
          {data.items.map(({ lineId, name, what, before, after }) => (
            <li key={`${lineId} ${what}`}>
              {name}: {t(`since.what.${what}`)}
              {(before || after) && ` ${before || t('difference.none')} → ${after || t('difference.none')}`}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
