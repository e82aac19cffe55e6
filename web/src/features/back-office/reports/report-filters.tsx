import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { periodOf } from '@vitrina/contract/reports/periods.rules'
import type { SalesCut } from '@vitrina/contract/reports/reports'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { reportOptionsQuery } from './reports.api.ts'
import { type FilterName, periodOfPreset, presetOf, presets, type ReportParams, reportAddress, reportShapes } from './reports.params.ts'

const field = { flex: { xs: '1 1 100%', sm: '0 1 220px' }, minWidth: { sm: 180 } } as const

type Props = { params: ReportParams /** The cut the report was made by. */; by: SalesCut | null }

/** Every choice is in the address, so that it can be sent to a colleague. */
export function ReportFilters({ params, by }: Props) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const { data } = useQuery(reportOptionsQuery)
  const { cuts, hasPeriod, filters } = reportShapes[params.report]
  const go = (changed: Partial<ReportParams>) => void navigate({ href: reportAddress({ ...params, ...changed }) })
  const named = (list: readonly { id: number; name: string }[] = []) => list.map(({ id, name }) => ({ value: String(id), name }))
  const options: Record<Exclude<FilterName, 'companyId'>, Option[]> = {
    regionId: named(data?.regions),
    managerId: named(data?.managers),
    sectionId: named(data?.sections),
    kindId: named(data?.kinds),
    brand: (data?.brands ?? []).map((name) => ({ value: name, name })),
  }
  const cleared = {
    ...params,
    by: '' as const,
    from: '',
    to: '',
    regionId: '',
    managerId: '',
    companyId: '',
    brand: '',
    sectionId: '',
    kindId: '',
  }
  return (
    <Box role="search" aria-label={t('filters.label')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      {hasPeriod && <PeriodFields params={params} go={go} />}
      {cuts.length > 0 && (
        <TextField
          select
          size="small"
          sx={field}
          label={t('filters.by')}
          value={by ?? ''}
          onChange={({ target }) => go({ by: cuts.find((cut) => cut === target.value) ?? '' })}
        >
          {cuts.map((cut) => (
            <MenuItem key={cut} value={cut}>
              {t(`cuts.${cut}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {filters.map((name) =>
        name === 'companyId' ? (
          params.companyId && (
            <Chip key={name} label={t('filters.companyId', { id: params.companyId })} onDelete={() => go({ companyId: '' })} />
          )
        ) : (
          <Choice
            key={name}
            label={t(`filters.${name}`)}
            options={options[name]}
            value={params[name]}
            onChange={(value) => go({ [name]: value })}
          />
        ),
      )}
      {reportAddress(cleared) !== reportAddress(params) && (
        <Button component={Anchor} href={reportAddress(cleared)}>
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}

function PeriodFields({ params, go }: { params: ReportParams; go: (changed: Partial<ReportParams>) => void }) {
  const { t } = useTranslation('reports')
  const today = sellerToday()
  const period = periodOf({ from: params.from || undefined, to: params.to || undefined }, today)
  const preset = presetOf(params, today)
  return (
    <>
      <TextField
        select
        size="small"
        sx={field}
        label={t('filters.period')}
        value={preset ?? 'chosen'}
        onChange={({ target }) => {
          const chosen = presets.find((one) => one === target.value)
          if (chosen) go(chosen === 'month30' ? { from: '', to: '' } : periodOfPreset(chosen, today))
        }}
      >
        {presets.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`presets.${one}`)}
          </MenuItem>
        ))}
        {preset === null && <MenuItem value="chosen">{t('presets.chosen')}</MenuItem>}
      </TextField>
      {(['from', 'to'] as const).map((side) => (
        <DateField
          key={side}
          appliesOnLeave
          label={t(`filters.${side}`)}
          value={period[side]}
          onChange={(picked) => picked && go({ ...period, [side]: picked })}
          max={side === 'from' ? period.to : today}
          sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
        />
      ))}
    </>
  )
}

type Option = { value: string; name: string }
type ChoiceProps = { label: string; options: readonly Option[]; value: string; onChange: (value: string) => void }

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('reports')
  return (
    <Autocomplete<Option>
      size="small"
      sx={field}
      options={[...options]}
      value={options.find((one) => one.value === value) ?? (value ? { value, name: value } : null)}
      noOptionsText={t('filters.none')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ value: key }) => key}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, option) => onChange(option?.value ?? '')}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  )
}
