import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'

/** The orders the checkout has just placed; one cart may become several. */
export function PlacedNote() {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const placed = useHistoryState('placedOrders')
  if (!placed) return null
  return (
    <Alert severity="success" variant="outlined" sx={{ mb: 4, bgcolor: 'background.paper' }}>
      {t('placed.text', { count: placed.length })}
      {placed.length > 1 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {placed.map(({ id, number, total }) => (
            <li key={id}>
              <Link component={Anchor} href={paths.order(id)} state={{ placedOrders: placed }}>
                {number}
              </Link>{' '}
              · {money(total)}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
