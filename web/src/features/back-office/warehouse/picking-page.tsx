import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiPackageVariantClosed } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { findScanned, scannedAmount } from '@vitrina/contract/warehouse/warehouse.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { PickedOrders } from './picked-orders.tsx'
import { PickingLineRow } from './picking-line-row.tsx'
import { ScanField } from './scan-field.tsx'
import { SentOffReport } from './sent-off.tsx'
import { ShortDialog } from './short-dialog.tsx'
import { useSendOff } from './use-send-off.ts'
import { useTicks } from './use-ticks.ts'
import { pickingQuery } from './warehouse.api.ts'
import { type PickingParams, readPickingParams } from './warehouse.params.ts'

/** Collecting goods of some orders, at a desk or with a phone in hand. */
export function PickingPage() {
  const { t } = useTranslation('stock-desk')
  const params = readPickingParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const back = (
    <Button size="small" color="inherit" component={Anchor} href={`${deskPaths.warehouse}?warehouse=${params.warehouse}`}>
      {t('work.picking.back')}
    </Button>
  )
  return (
    <Page title={t('work.picking.title')} nav={<BackOfficeNav open="warehouse" />} isTight actions={back}>
      {params.orders.length === 0 ? (
        <ListEmpty
          icon={mdiPackageVariantClosed}
          texts={{ title: t('work.picking.none.title'), text: t('work.picking.none.text'), action: t('work.picking.back') }}
          href={deskPaths.warehouse}
        />
      ) : (
        <Picking params={params} />
      )}
    </Page>
  )
}

function Picking({ params }: { params: PickingParams }) {
  const { t } = useTranslation('stock-desk')
  const { data, error, refetch } = useQuery(pickingQuery(params))
  const { lines, tick, unsentCount, isLost, refused } = useTicks(params, data?.lines ?? [])
  const [problem, setProblem] = useState('')
  const [last, setLast] = useState(0)
  const [short, setShort] = useState(0)
  const sending = useSendOff()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={72} />
  const doneCount = lines.filter((line) => line.short !== null || line.picked >= line.wanted).length
  // An order nobody has begun stays: on this page only what is in the cart leaves.
  const begun = data.orders.filter(({ id }) => lines.some(({ orderId, picked }) => orderId === id && picked > 0))
  const shortLine = lines.find(({ orderItemId }) => orderItemId === short)
  const take = (orderItemId: number, change: number) => {
    setProblem('')
    setLast(orderItemId)
    tick(orderItemId, change)
  }
  const scan = (code: string) => {
    const line = findScanned(
      lines.map((one) => ({ ...one, isShort: one.short !== null })),
      code,
    )
    if (!line) return setProblem(t('work.scan.unknown', { code: code.trim() }))
    if (line.picked >= line.wanted) return setProblem(t('work.scan.enough', { article: line.article }))
    return take(line.orderItemId, scannedAmount({ ...line, decimals: line.unit.decimals }))
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 1 }}>
      {sending.sent && <SentOffReport sent={sending.sent} onPrintAgain={sending.printAgain} onClose={sending.close} />}
      {isLost && unsentCount > 0 && (
        <Alert severity="warning" role="status">
          {t('work.picking.offline', { count: unsentCount })}
        </Alert>
      )}
      {lines.length === 0 ? (
        <ListEmpty
          icon={mdiPackageVariantClosed}
          texts={{ title: t('work.picking.done.title'), text: t('work.picking.done.text'), action: t('work.picking.back') }}
          href={`${deskPaths.warehouse}?warehouse=${params.warehouse}`}
        />
      ) : (
        <>
          <ScanField onCode={scan} problem={problem} />
          <Box>
            <Typography variant="body2" role="status">
              {t('work.picking.progress', { done: doneCount, count: lines.length })}
            </Typography>
            <LinearProgress variant="determinate" value={(doneCount / lines.length) * 100} aria-label={t('work.picking.progressLabel')} />
          </Box>
          <Box component="ul" aria-label={t('work.picking.lines')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {lines.map((line) => (
              <PickingLineRow
                key={line.orderItemId}
                line={line}
                isLast={line.orderItemId === last}
                problem={refused?.orderItemId === line.orderItemId ? refused.message : ''}
                onTick={(change) => take(line.orderItemId, change)}
                onShort={() => setShort(line.orderItemId)}
              />
            ))}
          </Box>
          <PickedOrders orders={data.orders} params={params} />
          <Paper
            elevation={4}
            sx={{
              position: 'sticky',
              bottom: { xs: 'calc(8px + env(safe-area-inset-bottom))', sm: 12 },
              zIndex: 2,
              p: 2,
              justifySelf: 'end',
              width: { xs: 1, md: 420 },
            }}
          >
            <Button
              fullWidth
              size="large"
              variant="contained"
              loading={sending.isPending}
              disabled={unsentCount > 0 || begun.length === 0}
              onClick={() => void sending.sendOff(params.warehouse, begun)}
            >
              {t(unsentCount > 0 ? 'work.picking.sending' : 'work.picking.ship')}
            </Button>
          </Paper>
        </>
      )}
      {shortLine && (
        <ShortDialog
          line={shortLine}
          onClose={() => setShort(0)}
          onShort={(reason) => {
            tick(shortLine.orderItemId, 0, reason)
            setShort(0)
          }}
        />
      )}
    </Box>
  )
}
