import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { UnmatchedText } from '@vitrina/contract/list-import/unmatched-texts'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type SuggestedProduct, suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { showMessage } from '#ui/messages.ts'
import { useAnswerText } from './unmatched-lines.api.ts'

const nameOf = ({ article, name }: SuggestedProduct) => `${article} ${name}`

/** The product a line means, or the word that it is not sold. */
export function AnswerRow({ line: { id, text } }: { line: UnmatchedText }) {
  const { t } = useTranslation('unmatched-lines')
  const [typed, setTyped] = useState('')
  const [product, setProduct] = useState<SuggestedProduct | null>(null)
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 && !product })
  const answer = useAnswerText()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!product) return
    answer.mutate(
      { id, productId: product.id },
      { onSuccess: () => showMessage({ text: t('done', { product: product.name }), kind: 'success' }) },
    )
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Autocomplete<SuggestedProduct>
        size="small"
        sx={{ flex: '1 1 280px' }}
        inputValue={typed}
        options={data?.products ?? []}
        loading={isFetching}
        loadingText={t('searching')}
        noOptionsText={t('nothing')}
        // The server has matched them.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={(option) => option.id}
        value={product}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_, next) => setTyped(next)}
        onChange={(_, chosen) => setProduct(chosen)}
        renderInput={(params) => <TextField {...params} label={t('product', { text })} />}
      />
      <Button type="submit" variant="contained" disabled={!product} loading={answer.isPending && answer.variables.productId !== null}>
        {t('answer')}
      </Button>
      <Button
        variant="outlined"
        aria-label={t('notSoldOf', { text })}
        loading={answer.isPending && answer.variables.productId === null}
        onClick={() =>
          answer.mutate({ id, productId: null }, { onSuccess: () => showMessage({ text: t('doneNotSold'), kind: 'success' }) })
        }
      >
        {t('notSold')}
      </Button>
    </Box>
  )
}
