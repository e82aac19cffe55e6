import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { BoardGoods, configuratorApi } from '@vitrina/contract/configurator/configurator'
import type { Answer } from '@vitrina/contract/endpoint'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { brandsQuery } from './configurator.api.ts'
import { chooseProduct } from './edit-board.rules.ts'
import { GoodsTable } from './goods-table.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { BoardEditor } from './use-board-editor.ts'

export type Goods = Answer<typeof configuratorApi.goods>

type Props = {
  editor: BoardEditor
  assembly: Assembly
  goods: Goods | undefined
  /** The answer for the board before the last change. */
  isStale: boolean
  error: Error | null
  onRetry: () => void
}

/** Real goods for every position; each can be changed among what fits. */
export function GoodsView({ editor, assembly, goods, isStale, error, onRetry }: Props) {
  const { t } = useTranslation('configurator')
  const { board, change } = editor
  const [replaced, setReplaced] = useState<BoardGoods | null>(null)
  const { data: brands } = useQuery(brandsQuery)
  const all = brands?.items ?? []
  if (board.circuits.length === 0) return <Alert severity="info">{t('goods.empty')}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Autocomplete
          options={all}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          value={all.find(({ id }) => id === board.brandId) ?? null}
          onChange={(_, brand) => change((before) => ({ ...before, brandId: brand?.id ?? null }))}
          renderInput={(params) => <TextField {...params} label={t('goods.brand')} />}
          sx={{ width: 280, maxWidth: '100%' }}
        />
        <FormControlLabel
          control={
            <Switch checked={board.isInStockOnly} onChange={(_, isInStockOnly) => change((before) => ({ ...before, isInStockOnly }))} />
          }
          label={t('goods.inStockOnly')}
        />
      </Box>
      {!goods && error && <ErrorView error={error} onRetry={onRetry} />}
      {!goods && !error && <Skeleton variant="rounded" height={420} />}
      {goods && (
        <Box sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={isStale}>
          {goods.totals.missingCount > 0 && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {t('goods.missing', { count: goods.totals.missingCount })}
            </Alert>
          )}
          <GoodsTable goods={goods} assembly={assembly} onReplace={setReplaced} />
        </Box>
      )}
      {replaced && (
        <ReplaceDialog
          board={board}
          item={replaced}
          onChoose={(productId) => {
            change((before) => chooseProduct(before, replaced.key, productId))
            setReplaced(null)
          }}
          onClose={() => setReplaced(null)}
        />
      )}
    </Box>
  )
}
