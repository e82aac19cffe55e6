import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { showMessage } from '#ui/messages.ts'
import { readSum } from './payment-state.rules.ts'
import { pointsQuery, usePayWithPoints } from './payments.api.ts'

/** M-07: pays a part of the invoice with points of the club, where there are any and the seller allows it. */
export function PointsForm({ documentId }: { documentId: number }) {
  const isOpen = useIsOpen()(paths.club)
  const { data } = useQuery({ ...pointsQuery(documentId), enabled: isOpen })
  return isOpen && data && data.most > 0 ? (
    <Form key={data.most} documentId={documentId} most={data.most} available={data.available} />
  ) : null
}

function Form({ documentId, most, available }: { documentId: number; most: number; available: number }) {
  const { t } = useTranslation('payments')
  const number = useNumber()
  const pay = usePayWithPoints(documentId, (paid) => showMessage({ text: t('points.done', { sum: number(paid) }), kind: 'success' }))
  const [text, setText] = useState(String(most).replace('.', ','))
  const points = readSum(text, most)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (points === null) return
    pay.mutate(points)
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('points.title')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, maxWidth: 480, mx: 'auto', mb: 4, p: 4, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t('points.title')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('points.most', { most: number(most), available: number(available) })}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          size="small"
          label={t('points.amount')}
          value={text}
          error={points === null}
          helperText={points === null ? t('points.wrong', { most: number(most) }) : ''}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } }}
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0, minHeight: 40 }} disabled={points === null} loading={pay.isPending}>
          {t('points.pay')}
        </Button>
      </Box>
      {pay.error instanceof ApiError && <Alert severity="error">{pay.error.message}</Alert>}
    </Box>
  )
}
