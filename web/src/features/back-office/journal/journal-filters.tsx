import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { journalOptionsQuery } from './journal.api.ts'
import { isJournalFiltered, type JournalParams, journalAddress, noJournalFilters } from './journal.params.ts'

const field = { flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 320 } } as const

/** Every choice is in the address, so that it can be sent to a colleague. */
export function JournalFilters({ params }: { params: JournalParams }) {
  const { t } = useTranslation('journal')
  const navigate = useNavigate()
  const { data } = useQuery(journalOptionsQuery)
  const go = (changed: Partial<JournalParams>) => void navigate({ href: journalAddress({ ...params, ...changed }) })
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: String(id), name }))
  return (
    <Box role="search" aria-label={t('filters.label')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
      <Choice label={t('filters.actor')} options={people} value={params.actorId} onChange={(actorId) => go({ actorId })} />
      <Choice label={t('filters.type')} options={data?.types ?? []} value={params.type} onChange={(type) => go({ type })} />
      <Choice label={t('filters.entity')} options={data?.entities ?? []} value={params.entity} onChange={(entity) => go({ entity })} />
      <DayField label={t('filters.from')} value={params.from} onChange={(from) => go({ from })} />
      <DayField label={t('filters.to')} value={params.to} onChange={(to) => go({ to })} />
      <FormControlLabel
        control={<Switch checked={params.by === 'everyone'} onChange={(_, isOn) => go({ by: isOn ? 'everyone' : 'staff' })} />}
        label={t('filters.everyone')}
      />
      {params.entityId && <Chip label={t('filters.entityId', { id: params.entityId })} onDelete={() => go({ entityId: '' })} />}
      {params.companyId && <Chip label={t('filters.companyId', { id: params.companyId })} onDelete={() => go({ companyId: '' })} />}
      {isJournalFiltered(params) && (
        <Button component={Anchor} href={journalAddress(noJournalFilters)}>
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}

type Option = { value: string; name: string }
type ChoiceProps = { label: string; options: readonly Option[]; value: string; onChange: (value: string) => void }

function Choice({ label, options, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('journal')
  const chosen = options.find((one) => one.value === value) ?? (value ? { value, name: value } : null)
  return (
    <Autocomplete<Option>
      size="small"
      sx={field}
      options={[...options]}
      value={chosen}
      noOptionsText={t('filters.none')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ value: key }) => key}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, option) => onChange(option?.value ?? '')}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  )
}

const DayField = ({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) => (
  <DateField appliesOnLeave label={label} value={value} onChange={onChange} sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }} />
)
