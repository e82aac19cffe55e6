import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import type { ShownCompany } from '../company-desk.api.ts'
import type { Asked } from './reconciliation.api.ts'

type Props = { entities: ShownCompany['legalEntities']; isPending: boolean; hasResult: boolean; onAsk: (asked: Asked) => void }

/** The legal entity, the days and the file: choosing it compares at once. */
export function CardForm({ entities, isPending, hasResult, onAsk }: Props) {
  const { t } = useTranslation('company-desk')
  const input = useRef<HTMLInputElement>(null)
  const [legalEntityId, setLegalEntityId] = useState(entities[0]?.id ?? 0)
  const [from, setFrom] = useState(() => `${sellerToday().slice(0, 4)}-01-01`)
  const [to, setTo] = useState(sellerToday)
  const day = (label: string, value: string, change: (day: string) => void) => <DateField label={label} value={value} onChange={change} />
  return (
    <Box sx={{ display: 'grid', gap: 4, mb: 4 }}>
      <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
        {t('reconciliation.form.hint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 360px) 170px 170px auto 1fr' },
        }}
      >
        <TextField
          select
          label={t('reconciliation.form.entity')}
          value={legalEntityId}
          onChange={({ target }) => setLegalEntityId(Number(target.value))}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          {entities.map(({ id, shortName }) => (
            <MenuItem key={id} value={id}>
              {shortName}
            </MenuItem>
          ))}
        </TextField>
        {day(t('reconciliation.form.from'), from, setFrom)}
        {day(t('reconciliation.form.to'), to, setTo)}
        <Button
          variant={hasResult ? 'outlined' : 'contained'}
          disabled={isPending || from === '' || to === '' || from > to}
          onClick={() => input.current?.click()}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          {t(hasResult ? 'reconciliation.form.again' : 'reconciliation.form.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.xls,.csv,.txt"
          aria-label={t('reconciliation.form.choose')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onAsk({ file, legalEntityId, from, to })
            target.value = ''
          }}
        />
      </Box>
      {isPending && <LinearProgress aria-label={t('reconciliation.form.reading')} />}
    </Box>
  )
}
