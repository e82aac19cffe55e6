import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiCheckAll } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { RewardOrderState, RewardStep } from '@vitrina/contract/club/club.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { deskRewardOrdersQuery, type ShownDeskOrder } from './club-desk.api.ts'
import { StepDialog } from './step-dialog.tsx'

type Props = { state: RewardOrderState; page: number; addressOf: (changed: { page: number }) => string }

/** The longest waiting first: somebody waits for each of them. */
export function DeskRewardOrders({ state, page, addressOf }: Props) {
  const { t } = useTranslation('club-desk')
  const { data, error, refetch } = useQuery(deskRewardOrdersQuery(state, page))
  const [chosen, setChosen] = useState<{ order: ShownDeskOrder; step: RewardStep } | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={88} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiCheckAll}
        texts={{ title: t('orders.empty.title'), text: t('orders.empty.text'), action: t('orders.empty.action') }}
        href={deskPaths.orders}
      />
    )
  return (
    <>
      <Box component="ul" aria-label={t(`tabs.${state}`)} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((order) => (
          <Order key={order.id} order={order} onStep={(step) => setChosen({ order, step })} />
        ))}
      </Box>
      <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />
      {chosen && <StepDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function Order({ order, onStep }: { order: ShownDeskOrder; onStep: (step: RewardStep) => void }) {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  const { amount, cost, invoice, comment, note, company, author, createdAt } = order
  const facts = [
    order.number,
    company.name,
    author?.name,
    formatMoment(createdAt),
    t('orders.points', { points: number(cost) }),
    invoice && t('orders.invoice', { number: invoice.number }),
  ]
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 4, py: 3 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{amount > 1 ? `${order.name} × ${amount}` : order.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {comment && <Typography variant="body2">{t('orders.comment', { comment })}</Typography>}
        {note && <Typography variant="body2">{t('orders.note', { note })}</Typography>}
      </Box>
      {order.steps.map((step) => (
        <Button
          key={step}
          variant={step === 'cancel' ? 'text' : 'contained'}
          aria-label={t(`steps.${step}.named`, { number: order.number })}
          onClick={() => onStep(step)}
        >
          {t(`steps.${step}.button`)}
        </Button>
      ))}
    </Paper>
  )
}
