import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { AddressSuggestion } from '@vitrina/contract/directory/directory'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { placeOf, typedPlace } from './address-draft.rules.ts'
import { addressHintsQuery } from './addresses.api.ts'

type Place = ReturnType<typeof placeOf> | ReturnType<typeof typedPlace>
type Props = { value: string; error: string | undefined; onChange: (place: Place) => void }

/** Suggestions are optional: an address typed by hand is accepted as it is. */
export function AddressField({ value, error, onChange }: Props) {
  const { t } = useTranslation('account')
  const settled = useSettled(value)
  const { data, isFetching } = useQuery({ ...addressHintsQuery(settled), placeholderData: (previous) => previous })
  return (
    <Autocomplete<AddressSuggestion, false, false, true>
      freeSolo
      options={data?.suggestions ?? []}
      // The server has filtered them already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.data.fias_id}${option.value}`)}
      inputValue={value}
      onInputChange={(_, typed, reason) => reason === 'input' && onChange(typedPlace(typed))}
      onChange={(_, chosen) => chosen && typeof chosen !== 'string' && onChange(placeOf(chosen))}
      loading={isFetching}
      renderInput={(params) => (
        <TextField
          {...params}
          name="address"
          label={t('addresses.fields.address')}
          required
          error={Boolean(error)}
          helperText={error ?? t('addresses.addressHint')}
        />
      )}
    />
  )
}
