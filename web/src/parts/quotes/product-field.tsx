import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type SuggestedProduct, suggestedProductsQuery } from '#parts/product/suggested-products.ts'

type Chosen = Pick<SuggestedProduct, 'id' | 'article' | 'name'>
type Props = {
  label: string
  /** Read aloud instead of the label, with the line it belongs to. */
  name?: string
  value: Chosen | null
  onChange: (chosen: SuggestedProduct | null) => void
  /** The chosen product goes elsewhere, and the field is empty again. */
  isEmptied?: boolean
  sx?: SxProps<Theme>
}

/** A product of the catalogue, found by its name or article. */
export function ProductField({ label, name, value, onChange, isEmptied = false, sx }: Props) {
  const { t } = useTranslation('quotes')
  const [text, setText] = useState(value ? `${value.article} ${value.name}` : '')
  const keyword = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 })
  return (
    <Autocomplete<Chosen>
      size="small"
      value={value}
      inputValue={text}
      options={data?.products ?? []}
      loading={isFetching}
      loadingText={t('product.searching')}
      noOptionsText={t(keyword.length > 1 ? 'product.none' : 'product.type')}
      // The server has matched them.
      filterOptions={(found) => found}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionLabel={({ article, name: title }) => `${article} ${title}`}
      getOptionKey={({ id }) => id}
      onInputChange={(_, next, reason) => setText(isEmptied && reason === 'selectOption' ? '' : next)}
      onChange={(_, chosen) => onChange(data?.products.find(({ id }) => id === chosen?.id) ?? null)}
      renderOption={({ key, ...props }, { article, name: title }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {article}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...(name && { 'aria-label': name }) } }}
        />
      )}
      {...(sx && { sx })}
    />
  )
}
