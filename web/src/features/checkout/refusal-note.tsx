import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { Refusal } from './use-order-placement.ts'

type Props = { refusal: Refusal; sum: number }

/** Beside the button: the reason of a refusal, and what to do. */
export function RefusalNote({ refusal, sum }: Props) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  if (refusal.kind === 'sum') return <Alert severity="warning">{t('refusal.sum', { was: money(refusal.was), sum: money(sum) })}</Alert>
  if (refusal.kind === 'cart')
    return (
      <Alert severity="warning">
        {t('refusal.cart')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 2 }}>
          <Link component={Anchor} href={paths.cart}>
            {t('refusal.toCart')}
          </Link>
          <Link component={Anchor} href={paths.orders}>
            {t('refusal.toOrders')}
          </Link>
        </Box>
      </Alert>
    )
  if (refusal.kind === 'other') return <Alert severity="error">{refusal.message}</Alert>
  return <Alert severity="warning">{t(`refusal.${refusal.kind}`)}</Alert>
}
