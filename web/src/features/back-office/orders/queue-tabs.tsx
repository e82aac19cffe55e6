import Box from '@mui/material/Box'
import { type DeskQueue, deskQueues } from '@vitrina/contract/order-desk'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'

/** The server counts no further. */
const MANY = 1_000

type Props = { chosen: DeskQueue; counts: Record<DeskQueue, number> | undefined; addressOf: (queue: DeskQueue) => string }

/** What waits for the seller, by what it waits for. */
export function QueueTabs({ chosen, counts, addressOf }: Props) {
  const { t } = useTranslation('desk')
  return (
    <Box component="nav" aria-label={t('queue.label')} sx={{ display: 'flex', gap: 2, mb: 4, pb: 1, overflowX: 'auto' }}>
      {deskQueues.map((queue) => {
        const count = counts?.[queue] ?? 0
        return (
          <Box
            key={queue}
            component={Anchor}
            href={addressOf(queue)}
            aria-current={queue === chosen ? 'page' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 2,
              px: 3,
              minHeight: 36,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              color: 'text.primary',
              bgcolor: 'background.paper',
              textDecoration: 'none',
              whiteSpace: 'nowrap',
              '&:hover': { bgcolor: 'action.hover' },
              '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
            }}
          >
            {t(`queues.${queue}`)}
            {counts && (
              <Box component="span" sx={{ color: count > 0 ? 'text.primary' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {count >= MANY ? `${MANY}+` : count}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
