import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { customersQuery } from '../back-office.api.ts'

type Company = { id: number; name: string; inn?: string | null; buyers?: readonly { email: string | null }[] }
type Props = { chosen: Company | null; onChoose: (company: Company | null) => void; isRequired?: boolean }

export function CompanyField({ chosen, onChoose, isRequired = false }: Props) {
  const { t } = useTranslation('payment-desk')
  const [text, setText] = useState(chosen?.name ?? '')
  const search = useSettled(text.trim())
  const { data, isPlaceholderData } = useQuery(customersQuery({ page: 1, state: '', search: search === chosen?.name ? '' : search }))
  // Results of other search words are not shown.
  const isSearching = isPlaceholderData || text.trim() !== search
  return (
    <Autocomplete<Company>
      options={isSearching ? [] : (data?.items ?? [])}
      loading={isSearching}
      loadingText={t('company.searching')}
      noOptionsText={t('company.nothing')}
      // The server has filtered already.
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      onChange={(_, company) => onChoose(company)}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      renderOption={({ key, ...props }, { name, inn, buyers = [] }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {name}
          <Typography variant="body2" color="textSecondary">
            {[inn && t('company.inn', { inn }), buyers[0]?.email].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      renderInput={(props) => <TextField {...props} required={isRequired} label={t('company.label')} />}
    />
  )
}
