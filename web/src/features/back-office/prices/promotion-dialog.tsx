import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownPromotion, useSavePromotion } from './prices.api.ts'

type Props = { promotion: ShownPromotion | null; onSaved: (promotion: ShownPromotion) => void; onClose: () => void }

/** The name and the days of a promotion; its goods stand on its own page. */
export function PromotionDialog({ promotion, onSaved, onClose }: Props) {
  const { t } = useTranslation('prices-desk')
  // As it was opened: saved against this version whatever is read meanwhile.
  const [seen] = useState(promotion)
  const save = useSavePromotion(seen)
  const [name, setName] = useState(promotion?.name ?? '')
  const [from, setFrom] = useState(promotion?.from ?? sellerToday())
  const [to, setTo] = useState(promotion?.to ?? '')
  const isBackwards = to !== '' && to < from
  return (
    <AppDialog isOpen title={t(promotion ? 'promotions.change' : 'promotions.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={name.trim() === '' || from === '' || isBackwards}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(
            { name: name.trim(), from, to: to || null },
            {
              onSuccess: (saved) => {
                onSaved(saved)
                onClose()
              },
            },
          )
        }}
      >
        <TextField
          required
          autoFocus
          label={t('promotions.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DateField required label={t('promotions.firstDay')} value={from} onChange={setFrom} />
          <DateField
            label={t('promotions.lastDay')}
            helperText={t(isBackwards ? 'promotions.backwards' : 'promotions.noEnd')}
            error={isBackwards}
            value={to}
            onChange={setTo}
          />
        </Box>
      </DialogForm>
    </AppDialog>
  )
}
