import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { foundProductsQuery } from './goods.api.ts'

export type FoundProduct = { id: number; article: string; name: string }

type Props = { label: string; onChoose: (product: FoundProduct) => void }

/** A product of any state by a part of its code or name; what is chosen goes elsewhere, and the field is empty again. */
export function FoundProductField({ label, onChoose }: Props) {
  const { t } = useTranslation('goods')
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery(foundProductsQuery(q))
  return (
    <Autocomplete<FoundProduct>
      size="small"
      value={null}
      inputValue={text}
      options={data?.items ?? []}
      loading={isFetching}
      loadingText={t('searching')}
      noOptionsText={t('products.nothing')}
      // The server has matched them.
      filterOptions={(found) => found}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      getOptionKey={({ id }) => id}
      onInputChange={(_, typed, reason) => setText(reason === 'selectOption' ? '' : typed)}
      onChange={(_, chosen) => chosen && onChoose(chosen)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
