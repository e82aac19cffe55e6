import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Document } from '@vitrina/contract/documents'
import type { Order } from '@vitrina/contract/orders'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paperTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { papersQuery } from './orders.api.ts'

/** The papers of an order: to keep, and to pay by. */
export function OrderPapers({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'shell'])
  const { data, error, refetch } = useQuery(papersQuery(order.id))
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('papers.failed')}
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={64} />
  if (data.items.length === 0)
    return <Typography color="textSecondary">{t(order.state === 'submitted' ? 'papers.soon' : 'papers.none')}</Typography>
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {data.items.map((paper) => (
        <Paper key={paper.id} paper={paper} canPay={paper.canPay && order.actions.includes('pay')} />
      ))}
    </Box>
  )
}

function Paper({ paper, canPay }: { paper: Document; canPay: boolean }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const { open } = useHistoryStateSwitch()
  const name = t('papers.name', { type: t(`papers.types.${paper.type}`), number: paper.number, date: formatDate(paper.date) })
  const isDue = paper.dueOn !== null && (paper.state === 'awaiting' || paper.state === 'partially_paid' || paper.state === 'overdue')
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, px: 4, py: 2.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            isDue && paper.dueOn && t('papers.due', { date: formatDate(paper.dueOn) }),
            paper.overdueDays > 0 && t('papers.overdue', { count: paper.overdueDays }),
            paper.paidSum > 0 && paper.openSum > 0 && t('papers.open', { sum: money(paper.openSum) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <ToneChip tone={paperTones[paper.state]} label={t(`papers.states.${paper.state}`)} />
      <Typography sx={{ minWidth: 110, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
        {money(paper.sum)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {paper.files.map(({ format, path }) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            color="inherit"
            href={path}
            component="a"
            download
            aria-label={t('papers.download', { name, format: format.toUpperCase() })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {canPay && (
          <Button
            size="small"
            variant="contained"
            aria-label={t('papers.payOf', { name })}
            onClick={() => void open({ openedPayment: paper.id })}
          >
            {t('actions.pay')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
