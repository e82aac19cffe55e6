import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownMember, useAdjust } from './club-desk.api.ts'

/** Points by hand; the member reads the reason. */
export function AdjustDialog({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  const { t } = useTranslation('club-desk')
  const adjust = useAdjust(member.id)
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const points = readMoney(text)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (points === null) return
    adjust.mutate({ points: way === 'give' ? points : -points, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen isSmall title={t('adjust.title')} isBusy={adjust.isPending} onClose={onClose}>
      <DialogForm
        submit={t(`adjust.${way}`)}
        isPending={adjust.isPending}
        isIncomplete={points === null || reason.trim() === ''}
        error={adjust.error instanceof ApiError ? (adjust.error.fields[0]?.message ?? adjust.error.message) : undefined}
        onSubmit={submit}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={way}
          aria-label={t('adjust.way')}
          onChange={(_, chosen: 'give' | 'take' | null) => chosen && setWay(chosen)}
        >
          <ToggleButton value="give">{t('adjust.give')}</ToggleButton>
          <ToggleButton value="take">{t('adjust.take')}</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          autoFocus
          required
          label={t('adjust.points')}
          value={text}
          error={text !== '' && points === null}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
        <TextField
          required
          multiline
          minRows={2}
          label={t('adjust.reason')}
          helperText={t('adjust.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
