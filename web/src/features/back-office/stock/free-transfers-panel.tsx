import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FreeTransfer } from '@vitrina/contract/fulfilment/free-transfers'
import { stepsOf } from '@vitrina/contract/fulfilment/free-transfers.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { PlanTransferDialog } from './plan-transfer-dialog.tsx'
import { freeTransfersQuery, stockReferenceQuery, useStepTransfer } from './stock.api.ts'
import { type StockParams, stockAddress } from './stock.params.ts'

/** Free goods moved between warehouses: planned, on the way, received. */
export function FreeTransfersPanel({ params }: { params: StockParams }) {
  const { t } = useTranslation('stock-desk')
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(freeTransfersQuery(params))
  const reference = useQuery(stockReferenceQuery)
  const [isPlanning, setIsPlanning] = useState(false)
  const addressOf = (changed: Partial<StockParams>) => stockAddress({ ...params, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <NamedOptionField
          label={t('filters.warehouse')}
          options={reference.data?.warehouses ?? []}
          value={params.warehouse}
          onChange={(id) => void navigate({ href: addressOf({ warehouse: String(id ?? '') }) })}
          sx={{ minWidth: 160, flex: { xs: '1 1 160px', md: '0 1 240px' } }}
        />
        <Button variant="contained" onClick={() => setIsPlanning(true)}>
          {t('transfers.plan')}
        </Button>
      </Box>
      {!data && <ListSkeleton rowHeight={64} />}
      {data && data.items.length === 0 && (
        <Typography role="status" color="textSecondary">
          {t('transfers.empty')}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <Box component="ul" aria-label={t('tabs.transfers')} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </Box>
      )}
      {data && (
        <ListPages label={t('pages')} page={data.meta.currentPage} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
      )}
      {isPlanning && <PlanTransferDialog onClose={() => setIsPlanning(false)} />}
    </>
  )
}

function TransferRow({ transfer }: { transfer: FreeTransfer }) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const step = useStepTransfer()
  const { id, number: transferNumber, product, from, to, amount, plannedOn, state } = transfer
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {product.name}
        <Typography variant="body2" color="textSecondary">
          {transferNumber} · {product.article} · {from.name} → {to.name}
        </Typography>
      </Box>
      <Box>
        {number(amount)} {product.unit}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <b>{formatDate(plannedOn)}</b>
        <Chip size="small" variant="outlined" color={state === 'sent' ? 'primary' : 'default'} label={t(`transfers.states.${state}`)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {stepsOf(state).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'cancel' ? 'text' : 'outlined'}
            color={one === 'cancel' ? 'error' : 'primary'}
            loading={step.isPending}
            aria-label={t(`transfers.steps.${one}Named`, { number: transferNumber })}
            onClick={() => step.mutate({ id, step: one })}
          >
            {t(`transfers.steps.${one}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(90px, 1fr) minmax(180px, 2fr) minmax(160px, auto)' },
  alignItems: 'center',
  gap: 2,
  py: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const
