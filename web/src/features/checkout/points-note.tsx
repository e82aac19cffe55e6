import Typography from '@mui/material/Typography'
import { clubApi } from '@vitrina/contract/club/club'
import { payableByPoints } from '@vitrina/contract/club/club.rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useIsOpen } from '#parts/site/use-site.ts'

const kopecks = (sum: number) => Math.round(sum * 100)

/** M-07: how much of this order points can pay once its invoice is there; nothing where the seller lets them pay none. */
export function PointsNote({ sum }: { sum: number }) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const isOpen = useIsOpen()(paths.club)
  const { data: club } = useQuery({
    queryKey: ['club', 'overview'],
    queryFn: ({ signal }) => call(clubApi.read, {}, { signal }),
    enabled: isOpen,
    staleTime: 0,
    retry: false,
  })
  if (!isOpen || club?.membership?.state !== 'active') return null
  const total = kopecks(sum)
  const most = payableByPoints({
    total,
    open: total,
    paid: 0,
    balance: kopecks(club.balance.available),
    share: club.programme.payShare,
  })
  return most > 0 ? (
    <Typography variant="body2" color="textSecondary">
      {t('pay.points', { sum: money(most / 100) })}
    </Typography>
  ) : null
}
