import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiGiftOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { rewardOrdersQuery, type ShownRewardOrder, useTakeBack } from './club.api.ts'
import { clubAddress } from './club.params.ts'
import { usePoints } from './use-points.ts'

const tones = { created: 'info', confirmed: 'warning', issued: 'success', cancelled: 'default' } as const

/** Ordered rewards and what became of them. */
export function RewardOrders({ page }: { page: number }) {
  const { t } = useTranslation('club')
  const { data, error, refetch } = useQuery(rewardOrdersQuery(page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={72} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiGiftOutline}
        texts={{ title: t('orders.empty.title'), text: t('orders.empty.text'), action: t('orders.empty.action') }}
        href={clubAddress({ tab: 'rewards' })}
      />
    )
  return (
    <>
      <Box component="ul" aria-label={t('tabs.orders')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </Box>
      <ListPages
        label={t('pages')}
        page={page}
        count={data.meta.pageCount}
        addressOf={(next) => clubAddress({ tab: 'orders', page: next })}
      />
    </>
  )
}

function Order({ order }: { order: ShownRewardOrder }) {
  const { t } = useTranslation('club')
  const points = usePoints()
  const takeBack = useTakeBack()
  const { id, number, name, amount, cost, state, comment, note, invoice, createdAt, canTakeBack } = order
  const facts = [
    number,
    formatMoment(createdAt),
    amount > 1 ? t('orders.amount', { count: amount }) : '',
    points(cost),
    invoice ? t('orders.invoice', { number: invoice.number }) : '',
  ]
  return (
    <Paper component="li" variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 4, py: 3 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {comment && <Typography variant="body2">{comment}</Typography>}
        {note && <Typography variant="body2">{t('orders.note', { note })}</Typography>}
      </Box>
      <Chip size="small" color={tones[state]} variant="outlined" label={t(`orders.states.${state}`)} />
      {canTakeBack && (
        <Button
          size="small"
          aria-label={t('orders.takeBackNamed', { number })}
          onClick={() =>
            askConfirm({
              title: t('orders.takeBackTitle', { name }),
              text: t('orders.takeBackText'),
              confirm: t('orders.takeBack'),
              run: () => takeBack.mutateAsync(id),
            })
          }
        >
          {t('orders.takeBack')}
        </Button>
      )}
    </Paper>
  )
}
