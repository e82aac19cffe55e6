import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { EventRow } from '#parts/order/event-row.tsx'
import { Section } from '#parts/order/section.tsx'
import { CommentForm } from './comment-form.tsx'
import { eventsQuery } from './orders.api.ts'

/** Timeline, oldest first, with the comments of both sides. */
export function TimelineSection({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { data, error } = useQuery(eventsQuery(order.id))
  return (
    <Section title={t('story.title')}>
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {!data && error && <Typography color="textSecondary">{t('story.failed')}</Typography>}
      {data && (
        <Box component="ol" aria-label={t('story.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Box>
      )}
      {order.actions.includes('comment') && <CommentForm id={order.id} />}
    </Section>
  )
}
