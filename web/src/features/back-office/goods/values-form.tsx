import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { FeatureWithValues } from '@vitrina/contract/goods/kinds'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { featureQuery, useSaveValues } from './goods.api.ts'
import { MoveValueDialog } from './move-value-dialog.tsx'

/** One value on a line: the order of lines is the order of the filter. */
export function ValuesForm({ id }: { id: number }) {
  const { t } = useTranslation('goods')
  const { data } = useQuery(featureQuery(id))
  const save = useSaveValues(id)
  const [added, setAdded] = useState('')
  const [texts, setTexts] = useState<Record<number, string>>({})
  const [moved, setMoved] = useState<FeatureWithValues['values'][number] | null>(null)
  if (!data) return null
  const fresh = added
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const values = [
    ...data.values.flatMap(({ id: valueId, text }) => {
      const typed = (texts[valueId] ?? text).trim()
      return typed === '' ? [] : [{ id: valueId, text: typed }]
    }),
    ...fresh.map((text) => ({ text })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 4 }}>
      <Typography variant="h3">{t('features.valueList')}</Typography>
      <Box
        component="ul"
        aria-label={t('features.valueList')}
        sx={{
          m: 0,
          p: 0,
          py: 1,
          listStyle: 'none',
          maxHeight: 260,
          overflowY: 'auto',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          gap: 1,
        }}
      >
        {data.values.map((value) => {
          const { id: valueId, text, productCount } = value
          return (
            <Box
              component="li"
              key={valueId}
              sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
            >
              <TextField
                size="small"
                fullWidth
                value={texts[valueId] ?? text}
                onChange={({ target }) => setTexts({ ...texts, [valueId]: target.value })}
                slotProps={{ htmlInput: { 'aria-label': t('features.valueNamed', { text }), maxLength: 500 } }}
              />
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap', textAlign: 'right' }}>
                {t('sections.goods', { count: productCount })}
              </Box>
              <Button
                size="small"
                disabled={productCount === 0 || data.values.length < 2}
                aria-label={t('moving.valueNamed', { text })}
                onClick={() => setMoved(value)}
              >
                {t('moving.open')}
              </Button>
            </Box>
          )
        })}
      </Box>
      <TextField
        multiline
        maxRows={6}
        label={t('features.addValues')}
        helperText={t('features.addValuesHint')}
        value={added}
        onChange={({ target }) => setAdded(target.value)}
      />
      {save.error && <Alert severity="error">{save.error.message}</Alert>}
      <Button
        variant="outlined"
        loading={save.isPending}
        onClick={() =>
          save.mutate(values, {
            onSuccess: () => {
              setAdded('')
              setTexts({})
            },
          })
        }
      >
        {t('features.saveValues')}
      </Button>
      {moved && <MoveValueDialog from={moved} values={data.values} onClose={() => setMoved(null)} />}
    </Box>
  )
}
