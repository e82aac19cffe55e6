import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { ShownProduct } from './goods.api.ts'
import { differences } from '../draft-conflict.rules.ts'
import { useFieldTexts } from './use-field-texts.ts'

export type Conflict = { base: ProductValues; current: ShownProduct; onTake: () => void }

/** Somebody else saved meanwhile: what they changed stands beside one's own, and nothing is lost. */
export function ConflictView({ conflict: { base, current, onTake }, draft }: { conflict: Conflict; draft: ProductValues }) {
  const { t } = useTranslation('goods')
  const { nameOf, textOf } = useFieldTexts()
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onTake}>
          {t('conflict.take')}
        </Button>
      }
    >
      {t('conflict.title')}
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {differences({ base, draft, current: current.values }).map(({ field, mine, theirs, isBoth }) => (
          <li key={field}>
            {nameOf(field)}: {textOf(field, theirs)}
            {isBoth && ` (${t('conflict.mine', { value: textOf(field, mine) })})`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
