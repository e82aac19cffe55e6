import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CompanySuggestion } from '@vitrina/contract/directory/directory'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { partiesQuery } from './companies.api.ts'

const LEAST_LETTERS = 3

/** Finds a company by name or ИНН and fills the form in; missing fields are typed by hand. */
export function DirectoryField({ onChoose }: { onChoose: (party: CompanySuggestion) => void }) {
  const { t } = useTranslation('companies')
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim())
  const isSearchable = keyword.length >= LEAST_LETTERS
  const { data, isFetching } = useQuery({ ...partiesQuery(keyword), enabled: isSearchable })
  return (
    <Autocomplete<CompanySuggestion, false, false, true>
      freeSolo
      options={isSearchable ? (data?.suggestions ?? []) : []}
      loading={isSearchable && isFetching}
      loadingText={t('directory.searching')}
      // The service has filtered already.
      filterOptions={(found) => found}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.data.inn}-${option.data.kpp ?? ''}`)}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, chosen) => {
        if (chosen && typeof chosen !== 'string') onChoose(chosen)
      }}
      renderOption={({ key, ...props }, { value, data: party }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Typography sx={{ fontWeight: 500 }}>{value}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[
              t('switch.inn', { inn: party.inn }),
              party.state.status !== 'ACTIVE' && t(`partyStates.${party.state.status}`),
              party.address?.value,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      )}
      renderInput={(props) => <TextField {...props} label={t('directory.label')} helperText={t('directory.hint')} />}
    />
  )
}
