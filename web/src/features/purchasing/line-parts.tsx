import Box from '@mui/material/Box'
import { mdiClockAlertOutline } from '@mdi/js'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { PurchasingLine } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Icon } from '#ui/icon.tsx'

/** Amounts of a line in the order in which goods travel. */
export const amountColumns = ['inCart', 'ordered', 'reserved', 'shipped', 'received'] as const

/** The name with what a buyer asks about it first: article, brand, note. */
export function LineName({ line }: { line: PurchasingLine }) {
  const { t } = useTranslation('purchasing')
  const facts = [line.article, line.brand, line.note].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {line.name}
      {facts && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{facts}</Box>}
      {!line.isSold && <Box sx={{ fontSize: 12, color: 'error.main' }}>{t('lines.notSold')}</Box>}
    </Box>
  )
}

/** When the last of it comes; late goods say so in words too. */
export function PromisedDay({ line: { promisedOn, isLate, received, needed } }: { line: PurchasingLine }) {
  const { t } = useTranslation('purchasing')
  if (promisedOn === null)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {received >= needed ? '—' : t('lines.unknownDay')}
      </Box>
    )
  if (!isLate)
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(promisedOn)}
      </Box>
    )
  return (
    <Box
      component="span"
      sx={{ position: 'relative', color: 'error.main', whiteSpace: 'nowrap', display: 'inline-flex', gap: 1, alignItems: 'center' }}
      title={t('lines.late')}
    >
      <Icon path={mdiClockAlertOutline} fontSize="inherit" />
      {formatDay(promisedOn)}
      <Box component="span" sx={visuallyHidden}>
        {t('lines.late')}
      </Box>
    </Box>
  )
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export function LineSum({ line: { sum, short, price } }: { line: PurchasingLine }) {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  if (short > 0 && price === null && sum === 0) return <Box sx={{ color: 'text.secondary' }}>{t('lines.noPrice')}</Box>
  return <>{money(sum)}</>
}
