import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { DateField } from '#ui/date-field.tsx'
import type { ExportFields } from './export-dialog.tsx'

/** The contract the annex belongs to, its number and day. */
export function AnnexFields({ fields: { control, register } }: { fields: UseFormReturn<ExportFields> }) {
  const { t } = useTranslation('specifications')
  const { data: company } = useQuery(companyQuery)
  const contracts = company?.legalEntities.flatMap(({ shortName, contracts: own }) =>
    own
      .filter(({ isActive }) => isActive)
      .map(({ id, number, signedOn }) => ({ id, text: t('export.contractOf', { number, date: formatDate(signedOn), entity: shortName }) })),
  )
  if (contracts?.length === 0) return <Alert severity="info">{t('export.noContract')}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, '& > :first-of-type': { gridColumn: '1 / -1' } }}>
      <Controller
        control={control}
        name="contractId"
        render={({ field }) => (
          <TextField {...field} select label={t('export.contract')}>
            {(contracts ?? []).map(({ id, text }) => (
              <MenuItem key={id} value={String(id)}>
                {text}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <TextField {...register('number')} label={t('export.annexNumber')} slotProps={{ htmlInput: { maxLength: 40 } }} />
      <Controller
        control={control}
        name="day"
        render={({ field: { ref, ...field } }) => <DateField {...field} inputRef={ref} label={t('export.annexDay')} />}
      />
    </Box>
  )
}
