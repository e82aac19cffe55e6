import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { oneValue, type ProductValues } from '@vitrina/contract/goods/product-fields'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type FoundProduct, FoundProductField } from './found-product-field.tsx'

type Props = { draft: ProductValues; known: readonly FoundProduct[]; onChange: (changed: ProductValues) => void }

/** Analogs and related goods. */
export function LinkedGoods({ draft, known, onChange }: Props) {
  const { t } = useTranslation('goods')
  const [added, setAdded] = useState<readonly FoundProduct[]>([])
  const nameOf = (id: number) => [...known, ...added].find((product) => product.id === id)
  return (
    <SectionFrame title={t('product.links')} isTight>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {(['analogs', 'related'] as const).map((field) => {
          const ids = draft[field] ?? []
          return (
            <Box key={field} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
              <FoundProductField
                label={t(`product.${field}`)}
                onChoose={(product) => {
                  setAdded([...added, product])
                  onChange(oneValue(field, [...new Set([...ids, product.id])]))
                }}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {ids.map((id) => {
                  const product = nameOf(id)
                  return (
                    <Chip
                      key={id}
                      size="small"
                      label={product ? `${product.article} ${product.name}` : `№ ${id}`}
                      onDelete={() =>
                        onChange(
                          oneValue(
                            field,
                            ids.filter((one) => one !== id),
                          ),
                        )
                      }
                      sx={{ maxWidth: '100%' }}
                    />
                  )
                })}
              </Box>
            </Box>
          )
        })}
      </Box>
    </SectionFrame>
  )
}
