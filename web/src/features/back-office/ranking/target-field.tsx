import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { RankingTarget } from '@vitrina/contract/catalogue/ranking-rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { type Target, targetsQuery } from './ranking.api.ts'

type Props = { target: RankingTarget; phrase: string; chosen: Target | null; onChoose: (chosen: Target | null) => void }

export function TargetField({ target, phrase, chosen, onChoose }: Props) {
  const { t } = useTranslation('ranking')
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const isProduct = target === 'product'
  const { data, isFetching } = useQuery(targetsQuery({ target, phrase, text: search === chosen?.name ? '' : search }))
  return (
    <Autocomplete<Target>
      options={data ?? []}
      loading={isFetching}
      loadingText={t('form.searching')}
      noOptionsText={t('form.nothing')}
      // Goods were filtered by the server already.
      {...(isProduct && { filterOptions: (found: Target[]) => found })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      onChange={(_, one) => onChoose(one)}
      onInputChange={(_, typed) => setText(typed)}
      renderInput={(props) => <TextField {...props} required label={t(`targets.${target}`)} />}
    />
  )
}
