import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { foundStockQuery } from './stock.api.ts'

export type StockProduct = { id: number; article: string; name: string }

type Props = { label: string; value: StockProduct | null; onChange: (product: StockProduct | null) => void; autoFocus?: boolean }

/** A product of the shop by a part of its code or name. */
export function FoundStockField({ label, value, onChange, autoFocus = false }: Props) {
  const { t } = useTranslation('stock-desk')
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery(foundStockQuery(q))
  return (
    <Autocomplete<StockProduct>
      size="small"
      value={value}
      inputValue={text}
      options={data?.items ?? []}
      loading={isFetching}
      loadingText={t('searching')}
      noOptionsText={t(q.length > 1 ? 'nothing.title' : 'typeToFind')}
      // The server has matched them.
      filterOptions={(found) => found}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(params) => <TextField {...params} label={label} required autoFocus={autoFocus} />}
    />
  )
}
