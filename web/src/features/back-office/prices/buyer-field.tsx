import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { type Buyer, buyersQuery } from './prices.api.ts'

type Props = {
  chosen: Buyer | null
  onChoose: (buyer: Buyer | null) => void
  placeholder?: string | undefined
  isRequired?: boolean
  sx?: SxProps<Theme>
}

/** A company by a part of its name or INN. */
export function BuyerField({ chosen, onChoose, placeholder, isRequired = false, sx }: Props) {
  const { t } = useTranslation('prices-desk')
  const [text, setText] = useState('')
  const typed = useSettled(text.trim())
  const { data, isFetching } = useQuery(buyersQuery(typed === chosen?.name ? '' : typed))
  return (
    <Autocomplete<Buyer>
      size="small"
      options={data?.items ?? []}
      loading={isFetching}
      loadingText={t('searching')}
      noOptionsText={t('buyer.nobody')}
      // The server has filtered already.
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      onChange={(_, buyer) => onChoose(buyer)}
      onInputChange={(_, value) => setText(value)}
      renderOption={({ key, ...props }, { name, inn }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {name}
          {inn && (
            <Typography variant="body2" color="textSecondary">
              {t('buyer.inn', { inn })}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(props) => (
        <TextField {...props} required={isRequired} label={t('buyer.company')} {...(placeholder && { placeholder })} />
      )}
      {...(sx && { sx })}
    />
  )
}
