import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { roundingSteps, roundingWays } from '@vitrina/contract/prices/desk/bulk-change.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { ChangedPrices } from './changed-prices.tsx'
import { type BulkChange, type ShownType, typesQuery, useChangePrices, usePreviewChange } from './prices.api.ts'
import { readPercent } from './typed-figures.rules.ts'
import { useTypeName } from './use-type-name.ts'

const RANGE = { least: -9_900, most: 100_000 }

type Props = {
  type: ShownType
  /** The goods to change, in words and as the call takes them. */
  about: string
  goods: BulkChange['goods']
  onDone: (updateId: number) => void
  onClose: () => void
}

/** A change of many prices by percent: first it is shown, then it is saved as shown. */
export function BulkChangeDialog({ type, about, goods, onDone, onClose }: Props) {
  const { t } = useTranslation('prices-desk')
  const money = useMoney()
  const typeName = useTypeName()
  const types = useQuery(typesQuery).data?.items ?? []
  const preview = usePreviewChange(type.id)
  const change = useChangePrices(type.id)
  const [from, setFrom] = useState(type.id)
  const [percent, setPercent] = useState('')
  const [step, setStep] = useState<(typeof roundingSteps)[number]>(1)
  const [way, setWay] = useState<(typeof roundingWays)[number]>('nearest')
  const basisPoints = readPercent(percent, RANGE)
  const body = (): BulkChange => ({ goods, fromTypeId: from === type.id ? null : from, change: { percent: basisPoints ?? 0, step, way } })
  const shown = preview.data
  const error = preview.error ?? change.error
  return (
    <AppDialog isOpen title={t('bulk.title', { name: typeName(type) })} maxWidth="md" isBusy={change.isPending} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 4, pt: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          change.reset()
          preview.mutate(body())
        }}
      >
        <Typography>{about}</Typography>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            select
            label={t('bulk.from')}
            value={from}
            onChange={({ target }) => {
              setFrom(Number(target.value))
              preview.reset()
            }}
          >
            {types.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.id === type.id ? t('bulk.own', { name: typeName(one) }) : typeName(one)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            autoFocus
            label={t('bulk.percent')}
            helperText={t('bulk.percentHint')}
            value={percent}
            error={percent !== '' && basisPoints === null}
            onChange={({ target }) => {
              setPercent(target.value)
              preview.reset()
            }}
          />
          <TextField
            select
            label={t('bulk.step')}
            value={step}
            onChange={({ target }) => {
              setStep(roundingSteps.find((one) => one === Number(target.value)) ?? step)
              preview.reset()
            }}
          >
            {roundingSteps.map((one) => (
              <MenuItem key={one} value={one}>
                {t('bulk.to', { sum: money(one / 100) })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('bulk.way')}
            value={way}
            onChange={({ target }) => {
              setWay(roundingWays.find((one) => one === target.value) ?? way)
              preview.reset()
            }}
          >
            {roundingWays.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`bulk.ways.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {/* Once it is shown, the next step is to save it. */}
        <Button
          type="submit"
          size="large"
          variant={shown ? 'outlined' : 'contained'}
          loading={preview.isPending}
          disabled={basisPoints === null}
        >
          {t(shown ? 'bulk.again' : 'bulk.preview')}
        </Button>
      </Box>
      {shown && (
        <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
          <Alert severity={shown.changed > 0 ? 'info' : 'warning'} role="status">
            {t('bulk.counts', { total: shown.total, changed: shown.changed, left: shown.left, unpriced: shown.unpriced })}
          </Alert>
          <ChangedPrices label={t('bulk.rows')} rows={shown.rows} />
          {shown.rows.length < shown.changed && (
            <Typography color="textSecondary">{t('bulk.more', { count: shown.changed - shown.rows.length })}</Typography>
          )}
          <Button
            variant="contained"
            size="large"
            loading={change.isPending}
            disabled={shown.changed === 0}
            onClick={() =>
              change.mutate(
                { ...body(), fingerprint: shown.fingerprint },
                {
                  onSuccess: ({ updateId, changed }) => {
                    showMessage({ text: t('saved', { count: changed }), kind: 'success' })
                    onDone(updateId)
                    onClose()
                  },
                },
              )
            }
          >
            {t('bulk.apply', { count: shown.changed })}
          </Button>
        </Box>
      )}
    </AppDialog>
  )
}
