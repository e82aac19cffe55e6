import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { ImportedProduct } from '@vitrina/contract/list-import/list-import'
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { raw: string; onChoose: (product: ImportedProduct) => void; onLeave: () => void }

/** Any product of the catalogue for a line; Esc returns to it. */
export function ProductSearch({ raw, onChoose, onLeave }: Props) {
  const { t } = useTranslation('list-import')
  const [text, setText] = useState(() => raw.split(' · ')[0]?.slice(0, 80) ?? '')
  const keyword = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['catalogue', 'suggest', keyword],
    queryFn: ({ signal }) => call(catalogueApi.suggest, { query: { keyword } }, { signal }),
    enabled: keyword.length > 1,
    retry: false,
  })
  const isAnswered = !isFetching && keyword === text.trim()
  // Enter after a typed code does not wait for the list: its first product is taken when it comes.
  const [entered, setEntered] = useState<string | null>(null)
  const first = data?.products[0]
  const takeFirst = useEffectEvent(() => {
    if (first) onChoose({ ...first, manufacturerCode: '' })
  })
  const isTaken = isAnswered && entered === text
  useEffect(() => {
    if (isTaken) takeFirst()
  }, [isTaken])
  const press = (event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
    // Keys of the list below are letters here.
    event.stopPropagation()
    if (event.key === 'Enter' && !isAnswered) {
      event.preventDefault()
      event.defaultMuiPrevented = true
      setEntered(text)
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    <Autocomplete
      size="small"
      openOnFocus
      autoHighlight
      inputValue={text}
      value={null}
      options={data?.products ?? []}
      loading={isFetching}
      loadingText={t('search.looking')}
      noOptionsText={keyword.length > 1 ? t('search.nothing') : t('search.hint')}
      // The server has matched them.
      filterOptions={(options) => options}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, next, reason) => {
        if (reason === 'input') setText(next)
      }}
      onChange={(_, product) => {
        if (product) onChoose({ ...product, manufacturerCode: '' })
      }}
      onKeyDown={press}
      renderOption={({ key, ...props }, { article, name, brand }) => (
        <Box component="li" key={key} {...props} sx={{ fontSize: 13 }}>
          <span>
            <b>{article}</b> {name} · {brand.name}
          </span>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} autoFocus label={t('search.label')} onFocus={({ target }) => target.select()} />}
    />
  )
}
