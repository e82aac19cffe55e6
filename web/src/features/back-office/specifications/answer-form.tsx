import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { SpecificationQuestion } from '@vitrina/contract/specifications/specification-desk'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type SuggestedProduct, suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { showMessage } from '#ui/messages.ts'
import { useAnswer } from './specification-desk.api.ts'

/** A product that was found is the answer; a text that names none is an answer in words. */
export function AnswerForm({ question }: { question: SpecificationQuestion }) {
  const { t } = useTranslation('specification-desk')
  const [text, setText] = useState('')
  const [product, setProduct] = useState<SuggestedProduct | null>(null)
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 && !product })
  const answer = useAnswer()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { specificationId, lineId } = question
    answer.mutate(
      { specificationId, lineId, ...(product ? { productId: product.id } : { answer: text.trim() }) },
      { onSuccess: () => showMessage({ text: t('sent'), kind: 'success' }) },
    )
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Autocomplete
        freeSolo
        size="small"
        sx={{ flex: '1 1 320px' }}
        inputValue={text}
        options={data?.products ?? []}
        // The server has matched them.
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : `${option.article} ${option.name}`)}
        onInputChange={(_, next) => {
          setText(next)
          setProduct((before) => (before && next === `${before.article} ${before.name}` ? before : null))
        }}
        onChange={(_, chosen) => setProduct(typeof chosen === 'string' ? null : chosen)}
        renderInput={(params) => <TextField {...params} label={t('answer.label', { text: question.text })} />}
      />
      <Button type="submit" variant="outlined" disabled={text.trim() === ''} loading={answer.isPending}>
        {t(product ? 'answer.product' : 'answer.words')}
      </Button>
    </Box>
  )
}
