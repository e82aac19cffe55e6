import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RepeatedLine } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { useRepeatOrder } from './repeat-order.api.ts'
import { arrangeReport } from './repeat-report.rules.ts'

type Props = { id: number; number: string; onClose: () => void }

/** Confirms, then lists the changes line by line; opens even when nothing is available any more. */
export function RepeatDialog({ id, number, onClose }: Props) {
  const { t } = useTranslation('orders')
  const repeat = useRepeatOrder(id)
  const { data, error, isPending } = repeat
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      isBusy={isPending}
      title={t(data ? 'repeat.report' : 'repeat.title', { number })}
      onClose={onClose}
      actions={
        data ? (
          <>
            <Button color="inherit" onClick={onClose}>
              {t('repeat.stay')}
            </Button>
            {data.cartId !== null && (
              <Button variant="contained" component={Anchor} href={paths.cart}>
                {t('repeat.toCart')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button color="inherit" disabled={isPending} onClick={onClose}>
              {t('repeat.cancel')}
            </Button>
            <Button variant="contained" autoFocus loading={isPending} onClick={() => repeat.mutate()}>
              {t('repeat.confirm')}
            </Button>
          </>
        )
      }
    >
      {!data && <Typography color="textSecondary">{t('repeat.text')}</Typography>}
      {error instanceof ApiError && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {error.message}
        </Alert>
      )}
      {data && <Report lines={data.items} />}
    </AppDialog>
  )
}

function Report({ lines }: { lines: readonly RepeatedLine[] }) {
  const { t } = useTranslation('orders')
  const groups = arrangeReport(lines)
  const taken = lines.filter(({ result }) => result !== 'unavailable').length
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity={taken === lines.length ? 'success' : taken === 0 ? 'error' : 'warning'} role="status">
        {taken === 0 ? t('repeat.nothing') : t('repeat.taken', { count: taken, all: lines.length })}
      </Alert>
      {groups.map(({ result, lines: own }) => (
        <Box component="section" key={result} aria-label={t(`repeat.results.${result}`)}>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {t(`repeat.results.${result}`)} · {own.length}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
            {own.map((line) => (
              <Line key={line.lineNo} line={line} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Line({ line }: { line: RepeatedLine }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const number = useNumber()
  const { oldPrice, newPrice, oldAmount, newAmount, result } = line
  const change = [
    result === 'priceChanged' &&
      `${oldPrice === null ? t('items.noPrice') : money(oldPrice)} → ${newPrice === null ? t('items.noPrice') : money(newPrice)}`,
    newAmount !== null && newAmount !== oldAmount && t('repeat.amount', { was: number(oldAmount), now: number(newAmount) }),
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, justifyContent: 'space-between', py: 1.5, fontSize: 13 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {line.name}
        <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>
          {line.article}
        </Box>
      </Box>
      {change.length > 0 && <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{change.join(', ')}</Box>}
    </Box>
  )
}
