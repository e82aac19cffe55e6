import Autocomplete from '@mui/material/Autocomplete'
import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { foundGoodsQuery, type PriceRow, priceReferenceQuery } from './prices.api.ts'

type Props = { label: string; onChoose: (product: PriceRow) => void; sx?: SxProps<Theme> }

/** A product by a part of its code or name; what is chosen goes elsewhere, and the field is empty again. */
export function FoundGoodsField({ label, onChoose, sx }: Props) {
  const { t } = useTranslation('prices-desk')
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const listId = useQuery(priceReferenceQuery).data?.defaultTypeId ?? 0
  const { data, isFetching } = useQuery({ ...foundGoodsQuery(listId, q), enabled: listId > 0 && q.length > 1 })
  return (
    <Autocomplete<PriceRow>
      size="small"
      value={null}
      inputValue={text}
      options={q.length > 1 ? (data?.items ?? []) : []}
      loading={isFetching}
      loadingText={t('searching')}
      noOptionsText={t(q.length > 1 ? 'list.nothing' : 'typeMore')}
      // The server has matched them.
      filterOptions={(found) => found}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      getOptionKey={({ productId }) => productId}
      onInputChange={(_, typed, reason) => setText(reason === 'selectOption' ? '' : typed)}
      onChange={(_, chosen) => chosen && onChoose(chosen)}
      renderInput={(params) => <TextField {...params} label={label} />}
      {...(sx && { sx })}
    />
  )
}
