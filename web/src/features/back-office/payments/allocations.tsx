import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { WholePayment } from './payments.api.ts'

/** The invoices a payment is allocated to. */
export function Allocations({ payment: { allocations } }: { payment: WholePayment }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const { open: openTool } = useHistoryStateSwitch()
  return (
    <Section title={t('allocations.title')}>
      {allocations.length === 0 && <Typography color="textSecondary">{t('allocations.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {allocations.map(({ documentId, number, date, order, allocated, open }) => (
          <Box component="li" key={documentId} sx={{ py: 2, display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Box sx={{ minWidth: 0 }}>
              {t('invoice', { number, date: formatDate(date) })}
              {order && (
                <>
                  {', '}
                  <Link component={Anchor} href={deskPaths.order(order.id)} underline="always">
                    {order.number}
                  </Link>
                </>
              )}
              <Typography variant="body2" color="textSecondary">
                {open > 0 ? t('allocations.open', { sum: money(open) }) : t('allocations.closed')}
              </Typography>
            </Box>
            <Box sx={{ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {money(allocated)}
              <Button
                size="small"
                color="error"
                aria-label={t('unallocate.openOf', { number })}
                onClick={() => void openTool({ openedPaymentTool: { unallocate: documentId } })}
              >
                {t('unallocate.open')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
