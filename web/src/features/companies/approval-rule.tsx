import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { useSetApproval } from './companies.api.ts'

/** The sum from which orders of purchasers need an approval; set by the owner. */
export function ApprovalRule({ from }: { from: number | null }) {
  const { t } = useTranslation('companies')
  const [text, setText] = useState(from === null ? '' : String(from).replace('.', ','))
  const { mutate, isPending } = useSetApproval()
  const isEmpty = text.trim() === ''
  const sum = readMoney(text)
  const isWrong = !isEmpty && sum === null
  const isSame = (isEmpty ? null : sum) === from
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isWrong && !isSame) mutate(sum)
  }
  return (
    <Box component="form" onSubmit={save} sx={{ mt: 5, display: 'grid', gap: 2 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {t('approval.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t('approval.from')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isWrong}
          helperText={t(isWrong ? 'approval.wrong' : 'approval.hint')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ flex: '1 1 280px', maxWidth: 420 }}
        />
        <Button type="submit" variant="outlined" loading={isPending} disabled={isWrong || isSame}>
          {t('approval.save')}
        </Button>
      </Box>
    </Box>
  )
}
