import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { PickingLine } from '@vitrina/contract/warehouse/warehouse'
import { type ShortReason, shortReasons } from '@vitrina/contract/warehouse/warehouse.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = { line: PickingLine; onClose: () => void; onShort: (reason: ShortReason) => void }

/** Fewer goods than ordered leave; the reason stays in the journal. */
export function ShortDialog({ line, onClose, onShort }: Props) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const [reason, setReason] = useState<ShortReason>('notFound')
  return (
    <AppDialog isOpen isSmall title={t('work.short.title', { article: line.article })} onClose={onClose}>
      <DialogForm
        submit={t('work.short.submit')}
        isPending={false}
        onSubmit={(event) => {
          event.preventDefault()
          onShort(reason)
        }}
      >
        <Typography>{t('work.short.text', { picked: number(line.picked), wanted: number(line.wanted), unit: line.unit.name })}</Typography>
        <RadioGroup
          aria-label={t('work.short.reason')}
          value={reason}
          onChange={({ target }) => setReason(shortReasons.find((one) => one === target.value) ?? 'other')}
        >
          {shortReasons.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`work.short.${one}`)} />
          ))}
        </RadioGroup>
      </DialogForm>
    </AppDialog>
  )
}
