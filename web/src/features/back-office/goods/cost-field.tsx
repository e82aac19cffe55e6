import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import type { costsApi } from '@vitrina/contract/costs/costs'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { readMoney } from '#lib/read-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { costQuery, useSaveCost } from './costs.api.ts'

type Cost = Answer<typeof costsApi.read>

const asTyped = (cost: number | null) => (cost === null ? '' : String(cost).replace('.', ','))

/** The product's cost to the seller; shown and saved apart from the card, for only some colleagues may see it. */
export function CostField({ id }: { id: number }) {
  const { t } = useTranslation('goods')
  const money = useMoney()
  const queries = useQueryClient()
  const { data } = useQuery(costQuery(id))
  const save = useSaveCost(id)
  // With the cost as it was when the typing began: a later one is somebody else's.
  const [draft, setDraft] = useState<{ text: string; base: number | null }>()
  if (!data) return null
  const text = draft?.text ?? asTyped(data.cost)
  const base = draft ? draft.base : data.cost
  const cost = text.trim() === '' ? null : readMoney(text)
  const isWrong = cost === null && text.trim() !== ''
  const theirs = save.error instanceof ApiError && save.error.code === 'cost.changed' ? (save.error.current as Cost) : null
  const take = () => {
    if (!theirs) return
    save.reset()
    queries.setQueryData(costQuery(id).queryKey, theirs)
    setDraft({ text, base: theirs.cost })
  }
  const finish = () => {
    setDraft(undefined)
    showMessage({ text: t('cost.saved'), kind: 'success' })
  }
  return (
    <SectionFrame title={t('cost.title')} isTight>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {theirs && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={take}>
                {t('conflict.take')}
              </Button>
            }
          >
            {t('cost.conflict', { cost: theirs.cost === null ? t('cost.none') : money(theirs.cost) })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          <TextField
            size="small"
            label={t('cost.label')}
            value={text}
            error={isWrong || (save.isError && !theirs)}
            helperText={(!theirs && save.error?.message) || t('cost.hint')}
            onChange={({ target }) => setDraft({ text: target.value, base })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <Button
            variant="outlined"
            loading={save.isPending}
            disabled={isWrong || cost === base || theirs !== null}
            onClick={() => save.mutate({ cost, expected: base }, { onSuccess: finish })}
          >
            {t('cost.save')}
          </Button>
        </Box>
      </Box>
    </SectionFrame>
  )
}
