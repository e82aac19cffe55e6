import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useEventSentence } from './use-event-sentence.ts'

type Props = {
  event: OrderEvent
  /** A label of the step. */
  mark?: string
}

/** One step of an order's timeline, or a comment. */
export function EventRow({ event, mark }: Props) {
  const { t } = useTranslation('orders')
  const { sentence, lines, quote } = useEventSentence()(event)
  const isComment = event.type === 'comment'
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 5,
        pb: 3,
        // The vertical line, with a dot at each step.
        '&::before': { content: '""', position: 'absolute', left: 4, top: 8, bottom: -8, width: '1px', bgcolor: 'divider' },
        '&:last-of-type::before': { display: 'none' },
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 6,
          width: 9,
          height: 9,
          borderRadius: '50%',
          bgcolor: event.side === 'buyer' ? 'primary.main' : event.side === 'seller' ? 'success.main' : 'text.disabled',
        },
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[formatMoment(event.at), event.author ?? (event.side === 'system' ? null : t(`story.sides.${event.side}`)), mark]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {!isComment && <Typography>{sentence}</Typography>}
      {lines && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {lines}
        </Typography>
      )}
      {quote && (
        <Box
          sx={{
            mt: 1,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            ...(isComment
              ? {
                  display: 'inline-block',
                  maxWidth: '100%',
                  px: 3,
                  py: 2,
                  borderRadius: 1,
                  bgcolor: event.side === 'buyer' ? 'action.selected' : 'action.hover',
                }
              : { color: 'text.secondary', fontSize: 13 }),
          }}
        >
          {quote}
        </Box>
      )}
    </Box>
  )
}
