import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { costQuery, useSaveCost } from './costs.api.ts'

const asTyped = (cost: number | null) => (cost === null ? '' : String(cost).replace('.', ','))

/** The product's cost to the seller; shown and saved apart from the card, for only some colleagues may see it. */
export function CostField({ id }: { id: number }) {
  const { t } = useTranslation('goods')
  const { data } = useQuery(costQuery(id))
  const save = useSaveCost(id)
  const [typed, setTyped] = useState<string>()
  if (!data) return null
  const text = typed ?? asTyped(data.cost)
  const cost = text.trim() === '' ? null : readMoney(text)
  const isWrong = cost === null && text.trim() !== ''
  return (
    <SectionFrame title={t('cost.title')} isTight>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={t('cost.label')}
          value={text}
          error={isWrong || save.isError}
          helperText={save.error?.message ?? t('cost.hint')}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <Button
          variant="outlined"
          loading={save.isPending}
          disabled={isWrong || cost === data.cost}
          onClick={() => save.mutate(cost, { onSuccess: () => setTyped(undefined) })}
        >
          {t('cost.save')}
        </Button>
      </Box>
    </SectionFrame>
  )
}
