import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Repricing } from '@vitrina/contract/offers/offer-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { repricingQuery, useReprice } from './offers.api.ts'

type Props = { id: number; version: number; onDone: () => Promise<unknown>; onClose: () => void }

const loud = ['changed', 'missing', 'kept'] as const

/** The prices of now against those of the draft, line by line; nothing changes before it is confirmed. */
export function RepriceDialog({ id, version, onDone, onClose }: Props) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const { data, error } = useQuery(repricingQuery(id, version))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const reprice = useReprice(id)
  const changed = data?.items.filter(({ outcome }) => outcome === 'changed') ?? []
  const taken = changed.filter(({ lineId }) => !left.has(lineId))
  const run = () =>
    reprice.mutate(
      { version, ...(taken.length < changed.length && { lineIds: taken.map(({ lineId }) => lineId) }) },
      { onSuccess: () => void onDone().then(onClose) },
    )
  const toggle = (lineId: string) => {
    const next = new Set(left)
    if (!next.delete(lineId)) next.add(lineId)
    setLeft(next)
  }
  const problem = reprice.error ?? error
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('reprice.title')}
      isBusy={reprice.isPending}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('reprice.keep')}
          </Button>
          {changed.length > 0 && (
            <Button variant="contained" loading={reprice.isPending} disabled={taken.length === 0} onClick={run}>
              {t('reprice.submit', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      {problem instanceof ApiError && <Alert severity="error">{problem.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography role="status">
            {changed.length === 0
              ? t('reprice.same')
              : t('reprice.totals', { before: money(data.totalsBefore.total), after: money(data.totalsAfter.total) })}
          </Typography>
          {loud.map((outcome) => (
            <Items
              key={outcome}
              title={t(`reprice.outcomes.${outcome}`)}
              items={data.items.filter((item) => item.outcome === outcome)}
              left={left}
              onToggle={outcome === 'changed' ? toggle : null}
            />
          ))}
        </Box>
      )}
    </AppDialog>
  )
}

type ItemsProps = { title: string; items: Repricing['items']; left: ReadonlySet<string>; onToggle: ((lineId: string) => void) | null }

function Items({ title, items, left, onToggle }: ItemsProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const sum = (value: number | null) => (value === null ? '—' : money(value))
  if (items.length === 0) return null
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h4" component="h3">
        {title} · {items.length}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {items.map((item) => (
          <Box component="li" key={item.lineId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, py: 1 }}>
            {onToggle && (
              <Checkbox
                size="small"
                checked={!left.has(item.lineId)}
                onChange={() => onToggle(item.lineId)}
                slotProps={{ input: { 'aria-label': t('reprice.take', { name: item.name }) } }}
                sx={{ m: -1 }}
              />
            )}
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
              {item.isPriceByHand && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('reprice.priceByHand')}</Box>}
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {t('reprice.cost')}: {sum(item.costBefore)}
              {item.outcome === 'changed' && ` → ${sum(item.costAfter)}`}
              {item.outcome === 'changed' && (
                <Box sx={{ color: 'text.secondary' }}>
                  {t('reprice.price')}: {sum(item.priceBefore)} → {sum(item.priceAfter)}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
