import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Answer } from '@vitrina/contract/endpoint'
import type { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { MAX_BOXES } from '@vitrina/contract/warehouse/warehouse.rules'
import { readAmount, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { usePack } from './warehouse.api.ts'

type PickedOrder = Answer<typeof warehouseApi.picking>['orders'][number]

const kilograms = (grams: number): string => (grams > 0 ? String(grams / 1000).replace('.', ',') : '')
const gramsOf = (typed: string): number | null => {
  const kg = typed.trim() === '' ? 0 : readAmount(typed)
  return kg === null ? null : thousandths(kg)
}

/** Boxes an order leaves in; a label is printed for each. */
export function BoxesDialog({ order, warehouseId, onClose }: { order: PickedOrder; warehouseId: number; onClose: () => void }) {
  const { t } = useTranslation('stock-desk')
  const [weights, setWeights] = useState(order.boxes.length > 0 ? order.boxes.map(kilograms) : [''])
  const pack = usePack()
  const grams = weights.map(gramsOf)
  const change = (at: number, typed: string) => setWeights(weights.map((one, place) => (place === at ? typed : one)))
  return (
    <AppDialog isOpen isBusy={pack.isPending} title={t('work.boxes.title', { number: order.number })} onClose={onClose}>
      <DialogForm
        submit={t('work.boxes.submit')}
        isPending={pack.isPending}
        isIncomplete={grams.some((one) => one === null)}
        error={pack.error instanceof ApiError ? pack.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          pack.mutate({ id: order.id, body: { warehouseId, grams: grams.map((one) => one ?? 0) } }, { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t('work.boxes.text')}</Typography>
        {weights.map((weight, at) => (
          <TextField
            key={at}
            label={t('work.boxes.weight', { place: at + 1 })}
            value={weight}
            error={grams[at] === null}
            onChange={({ target }) => change(at, target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 9 } }}
          />
        ))}
        <Button color="inherit" disabled={weights.length >= MAX_BOXES} onClick={() => setWeights([...weights, ''])}>
          {t('work.boxes.add')}
        </Button>
        {weights.length > 1 && (
          <Button color="inherit" onClick={() => setWeights(weights.slice(0, -1))}>
            {t('work.boxes.remove')}
          </Button>
        )}
      </DialogForm>
    </AppDialog>
  )
}
