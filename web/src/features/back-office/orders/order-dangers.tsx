import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Decision } from './order-change.api.ts'

const grave = new Set<string>(['late', 'arrival-late'])
/** An order of a thousand lines without a day says so once. */
const MOST_SHOWN = 6

/** Dangers to the promised day, the gravest first. */
export function OrderDangers({ dangers, items }: { dangers: Decision['dangers']; items: readonly OrderItem[] }) {
  const { t } = useTranslation('desk')
  if (dangers.length === 0) return null
  const articleOf = (id: number | null) => items.find((item) => item.id === id)?.article ?? ''
  return (
    <Alert severity={dangers.some(({ kind }) => grave.has(kind)) ? 'warning' : 'info'} sx={{ mb: 3 }}>
      {t('dangers.title')}
      <Box component="ul" aria-label={t('dangers.title')} sx={{ m: 0, pl: 4 }}>
        {dangers.slice(0, MOST_SHOWN).map(({ kind, itemId, day }) => (
          <li key={`${kind}${itemId}`}>{t(`dangers.${kind}`, { article: articleOf(itemId), day: day ? formatDay(day) : '' })}</li>
        ))}
        {dangers.length > MOST_SHOWN && <li>{t('dangers.more', { count: dangers.length - MOST_SHOWN })}</li>}
      </Box>
    </Alert>
  )
}
