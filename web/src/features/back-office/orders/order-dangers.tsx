import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Decision } from './order-change.api.ts'

type Danger = Decision['dangers'][number]

const grave = new Set<string>(['late', 'arrival-late'])
/** An order of a thousand lines without a day names some of them. */
const MOST_NAMED = 5

/** Dangers to the promised day, the gravest first. */
export function OrderDangers({ dangers, items }: { dangers: Decision['dangers']; items: readonly OrderItem[] }) {
  const { t } = useTranslation('desk')
  if (dangers.length === 0) return null
  const articleOf = ({ itemId }: Danger) => items.find(({ id }) => id === itemId)?.article ?? ''
  const alike = Map.groupBy(dangers, ({ kind, day }) => `${kind} ${day}`)
  const sentence = (first: Danger, others: readonly Danger[]) => {
    const named = [first, ...others].slice(0, MOST_NAMED).map(articleOf).join(', ')
    const unnamed = others.length + 1 - MOST_NAMED
    const article = unnamed > 0 ? t('dangers.more', { named, count: unnamed }) : named
    return t(`dangers.${first.kind}`, { article, day: first.day ? formatDay(first.day) : '' })
  }
  return (
    <Alert severity={dangers.some(({ kind }) => grave.has(kind)) ? 'warning' : 'info'} sx={{ mb: 3 }}>
      {t('dangers.title')}
      <Box component="ul" aria-label={t('dangers.title')} sx={{ m: 0, pl: 4 }}>
        {[...alike].map(([key, [first, ...others]]) => first && <li key={key}>{sentence(first, others)}</li>)}
      </Box>
    </Alert>
  )
}
