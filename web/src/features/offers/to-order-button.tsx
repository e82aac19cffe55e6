import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { mdiCartArrowRight } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { TransferReportView } from '#parts/transfer-report/transfer-report.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToCart } from './offers.api.ts'

/** Lines the client accepted go into a cart of their own and on to checkout; lines that could not go are told first. */
export function ToOrderButton({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const [report, setReport] = useState<(TransferReport & { workCount: number }) | null>(null)
  const toCart = useToCart(id)
  const order = () =>
    toCart.mutate(
      { newCartName: number },
      {
        onSuccess: (made) => {
          if (made.leftCount === 0 && made.takenCount > 0) void navigate({ href: paths.checkout })
          else setReport(made)
        },
      },
    )
  return (
    <>
      <Button variant="contained" loading={toCart.isPending} startIcon={<Icon path={mdiCartArrowRight} fontSize="small" />} onClick={order}>
        {t('toOrder.open')}
      </Button>
      {report && (
        <AppDialog
          isOpen
          maxWidth="md"
          title={t('toOrder.report')}
          onClose={() => setReport(null)}
          actions={
            report.takenCount > 0 ? (
              <Button variant="contained" component={Anchor} href={paths.checkout}>
                {t('toOrder.checkout')}
              </Button>
            ) : undefined
          }
        >
          {report.workCount > 0 && <Alert severity="info">{t('toOrder.works', { count: report.workCount })}</Alert>}
          <TransferReportView report={report} />
        </AppDialog>
      )}
    </>
  )
}
