import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { GoodsFeature } from '@vitrina/contract/goods/kinds'
import { featureField, featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { featureQuery, featuresQuery, kindsQuery } from './goods.api.ts'

type Props = { draft: ProductValues; onChange: (changed: ProductValues) => void; errors: ReadonlyMap<string, string> }

/** The features of the product's kind, and those it has besides. */
export function FeatureFields({ draft, onChange, errors }: Props) {
  const { t } = useTranslation('goods')
  const features = useQuery(featuresQuery).data?.items ?? []
  const kind = useQuery(kindsQuery).data?.items.find(({ id }) => id === draft.familyId)
  const own = Object.entries(draft).flatMap(([field, texts]) => (Array.isArray(texts) && texts.length > 0 ? (featureOf(field) ?? []) : []))
  const shown = [...new Set([...(kind?.featureIds ?? []), ...own])].flatMap((id) => features.find((feature) => feature.id === id) ?? [])
  return (
    <SectionFrame title={t('product.features')} isTight>
      {shown.length === 0 && <Typography color="textSecondary">{t(kind ? 'product.noFeatures' : 'product.noKind')}</Typography>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {shown.map((feature) => (
          <FeatureField
            key={feature.id}
            feature={feature}
            texts={draft[featureField(feature.id)] ?? []}
            error={errors.get(featureField(feature.id))}
            onChange={(texts) => onChange({ [featureField(feature.id)]: texts })}
          />
        ))}
      </Box>
    </SectionFrame>
  )
}

type FieldProps = { feature: GoodsFeature; texts: string[]; error: string | undefined; onChange: (texts: string[]) => void }

/** Values are offered once the field is entered; a new one may be typed, except yes and no. */
function FeatureField({ feature, texts, error, onChange }: FieldProps) {
  const [isEntered, setIsEntered] = useState(false)
  const { data } = useQuery({ ...featureQuery(feature.id), enabled: isEntered && feature.kind !== 'flag' })
  const isFlag = feature.kind === 'flag'
  const { t } = useTranslation('goods')
  return (
    <Autocomplete
      multiple
      size="small"
      freeSolo={!isFlag}
      // A text that is typed and left without Enter is a value too.
      autoSelect={!isFlag}
      options={isFlag ? ['Да', 'Нет'] : (data?.values.map(({ text }) => text) ?? [])}
      value={texts}
      onOpen={() => setIsEntered(true)}
      onChange={(_, list) => onChange(isFlag ? list.slice(-1) : list)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={feature.unit ? `${feature.name}, ${feature.unit}` : feature.name}
          error={error !== undefined}
          helperText={error ?? (feature.kind === 'range' ? t('product.numbers') : undefined)}
        />
      )}
    />
  )
}
