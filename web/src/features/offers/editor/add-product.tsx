import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { type SuggestedProduct, suggestedProductsQuery } from '#parts/product/suggested-products.ts'

type Props = { onAdd: (product: SuggestedProduct, amount: number) => void }

/** Searches while a name or an article is typed; what is chosen becomes the last line. */
export function AddProduct({ onAdd }: Props) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 })
  return (
    <Autocomplete<SuggestedProduct>
      size="small"
      value={null}
      inputValue={text}
      options={keyword.length > 1 ? (data?.products ?? []) : []}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText={t('add.nothing')}
      open={keyword.length > 1 && data !== undefined}
      forcePopupIcon={false}
      clearOnBlur={false}
      autoHighlight
      onInputChange={(_, next, reason) => setText(reason === 'reset' ? '' : next)}
      onChange={(_, product) => {
        if (!product) return
        onAdd(product, data?.amount?.value ?? 1)
        setText('')
      }}
      renderOption={({ key, ...props }, { article, name, price }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 3, fontSize: 13 }}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            <b style={{ fontWeight: 500 }}>{article}</b> {name}
          </Box>
          {price && <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{money(price.value)}</Box>}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={t('add.product')} placeholder={t('add.hint')} />}
      sx={{ flex: '1 1 280px', maxWidth: 480 }}
    />
  )
}
