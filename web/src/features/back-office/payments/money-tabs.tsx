import Box from '@mui/material/Box'
import { type MoneyQueue, moneyQueues } from '@vitrina/contract/payment-desk'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'

/** The server counts no further. */
const MANY = 1_000

type Props = {
  chosen: MoneyQueue
  counts: Record<Exclude<MoneyQueue, 'all'>, number> | undefined
  addressOf: (queue: MoneyQueue) => string
}

/** All money, and what of it waits for a person. */
export function MoneyTabs({ chosen, counts, addressOf }: Props) {
  const { t } = useTranslation('payment-desk')
  return (
    <Box component="nav" aria-label={t('queues.label')} sx={{ display: 'flex', gap: 2, mb: 4, pb: 1, overflowX: 'auto' }}>
      {moneyQueues.map((queue) => {
        const count = queue === 'all' ? undefined : counts?.[queue]
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
            {count !== undefined && (
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {count < MANY ? count : `${MANY - 1}+`}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
