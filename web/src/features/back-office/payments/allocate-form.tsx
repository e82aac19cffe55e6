import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { showMessage } from '#ui/messages.ts'
import { fillByDue, fillOne, readDraft, type Typed } from './allocate-draft.rules.ts'
import { type OpenInvoice, useAllocate, type WholePayment } from './payments.api.ts'

/** Allocates the free part of a payment to the company's open invoices; the sums are checked while typing. */
export function AllocateForm({ payment: { id, free, openInvoices } }: { payment: WholePayment }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const allocate = useAllocate(id)
  const [texts, setTexts] = useState<Typed>({})
  const { parts, wrong, left, canSend } = readDraft(openInvoices, free, texts)
  if (openInvoices.length === 0) return <Typography color="textSecondary">{t('allocate.nothing')}</Typography>
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('allocate.title')}
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!canSend) return
        allocate.mutate(
          { parts },
          {
            onSuccess: () => {
              setTexts({})
              showMessage({ text: t('allocate.done'), kind: 'success' })
            },
          },
        )
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {openInvoices.map((invoice) => (
          <InvoiceRow
            key={invoice.documentId}
            invoice={invoice}
            text={texts[invoice.documentId] ?? ''}
            isWrong={wrong.has(invoice.documentId)}
            onType={(text) => setTexts({ ...texts, [invoice.documentId]: text })}
            onAll={() => setTexts(fillOne(openInvoices, free, { before: texts, documentId: invoice.documentId }))}
          />
        ))}
      </Box>
      {allocate.error instanceof ApiError && <Alert severity="error">{allocate.error.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button type="submit" variant="contained" disabled={!canSend} loading={allocate.isPending}>
          {t('allocate.submit')}
        </Button>
        <Button color="inherit" onClick={() => setTexts(fillByDue(openInvoices, free))}>
          {t('allocate.byDue')}
        </Button>
        <Typography role="status" sx={{ color: left < 0 ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {left < 0 ? t('allocate.over', { sum: money(-left) }) : t('allocate.left', { sum: money(left) })}
        </Typography>
      </Box>
    </Box>
  )
}

type RowProps = { invoice: OpenInvoice; text: string; isWrong: boolean; onType: (text: string) => void; onAll: () => void }

function InvoiceRow({ invoice: { number, date, dueOn, order, open }, text, isWrong, onType, onAll }: RowProps) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const isLate = dueOn !== null && dueOn < sellerToday()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 150px 220px' },
      }}
    >
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
        {dueOn && (
          <Typography variant="body2" sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
            {t(isLate ? 'allocate.late' : 'allocate.due', { date: formatDate(dueOn) })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ textAlign: { sm: 'right' }, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {t('allocate.open', { sum: money(open) })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          fullWidth
          size="small"
          label={t('allocate.sum')}
          value={text}
          error={isWrong}
          helperText={isWrong ? t('allocate.wrong') : undefined}
          onChange={({ target }) => onType(target.value)}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              maxLength: 20,
              'aria-label': t('allocate.sumOf', { number }),
              style: { textAlign: 'right' },
            },
          }}
        />
        <Button size="small" color="inherit" aria-label={t('allocate.allOf', { number })} onClick={onAll} sx={{ mt: 0.5 }}>
          {t('allocate.all')}
        </Button>
      </Box>
    </Box>
  )
}
