import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { oneValue, type ProductValues, vatGroups } from '@vitrina/contract/goods/product-fields'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { referenceQuery } from './goods.api.ts'
import { type NamedOption, NamedOptionField } from './named-option.tsx'
import { useNames } from './use-names.ts'

type Props = { draft: ProductValues; onChange: (changed: ProductValues) => void; errors: ReadonlyMap<string, string> }

const grid = {
  display: 'grid',
  pt: 1,
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const

/** Name of a product, its codes, where it stands and how it is packed. */
export function MainFields({ draft, onChange, errors }: Props) {
  const { t } = useTranslation('goods')
  const reference = useQuery(referenceQuery).data
  const { sections, kinds, brands } = useNames()
  const text = (field: 'article' | 'manufacturerCode' | 'ean' | 'name', isRequired = false) => (
    <TextField
      size="small"
      label={t(`fields.${field}`)}
      required={isRequired}
      value={draft[field] ?? ''}
      error={errors.has(field)}
      helperText={errors.get(field)}
      onChange={({ target }) => onChange(oneValue(field, field === 'ean' && target.value.trim() === '' ? null : target.value))}
    />
  )
  const choice = (
    field: 'sectionId' | 'familyId' | 'brandId' | 'seriesId' | 'manufacturerId' | 'countryCode' | 'sellerId' | 'unitId',
    options: readonly NamedOption[],
    isRequired = true,
  ) => (
    <NamedOptionField
      label={t(`fields.${field}`)}
      options={options}
      value={draft[field]}
      isRequired={isRequired}
      error={errors.get(field)}
      // A series belongs to its brand.
      onChange={(id) => onChange({ ...oneValue(field, id), ...(field === 'brandId' && { seriesId: null }) })}
    />
  )
  const number = (field: 'multiplicity' | 'minimumBatch' | 'weightGrams' | 'volumeMl' | 'popularity') => (
    <NumberField
      label={t(`fields.${field}`)}
      value={draft[field] ?? null}
      error={errors.get(field)}
      // A required field stays as it was until a number is typed.
      onChange={(value) => (value !== null || field === 'minimumBatch') && onChange(oneValue(field, value))}
    />
  )
  return (
    <>
      <SectionFrame title={t('product.main')} isTight>
        <Box sx={grid}>
          <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>{text('name', true)}</Box>
          {text('article', true)}
          {text('manufacturerCode')}
          {text('ean')}
          {choice('sectionId', sections)}
          {choice('familyId', kinds)}
          {choice('brandId', brands)}
          {choice('seriesId', brands.find(({ id }) => id === draft.brandId)?.series ?? [], false)}
          {choice('manufacturerId', reference?.manufacturers ?? [], false)}
          {choice('countryCode', reference?.countries.map(({ code, name }) => ({ id: code, name })) ?? [])}
          <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
            <TextField
              multiline
              minRows={3}
              label={t('fields.description')}
              value={draft.description ?? ''}
              error={errors.has('description')}
              helperText={errors.get('description')}
              onChange={({ target }) => onChange({ description: target.value })}
            />
          </Box>
        </Box>
      </SectionFrame>
      <SectionFrame title={t('product.packs')} isTight>
        <Box sx={grid}>
          {choice('sellerId', reference?.sellers ?? [])}
          {choice('unitId', reference?.units ?? [])}
          <TextField
            select
            size="small"
            label={t('fields.vatGroup')}
            value={draft.vatGroup ?? 'standard'}
            onChange={({ target }) => onChange({ vatGroup: vatGroups.find((one) => one === target.value) ?? 'standard' })}
          >
            {vatGroups.map((group) => (
              <MenuItem key={group} value={group}>
                {t(`vatGroups.${group}`)}
              </MenuItem>
            ))}
          </TextField>
          {number('multiplicity')}
          {number('minimumBatch')}
          {number('weightGrams')}
          {number('volumeMl')}
          {number('popularity')}
          <FormControlLabel
            control={<Switch checked={draft.isRecommended ?? false} onChange={(_, isRecommended) => onChange({ isRecommended })} />}
            label={t('fields.isRecommended')}
          />
        </Box>
      </SectionFrame>
    </>
  )
}

type NumberProps = { label: string; value: number | null; error: string | undefined; onChange: (value: number | null) => void }

/** Keeps what is typed as it is typed: «1,» on the way to «1,5» is no number yet. */
function NumberField({ label, value, error, onChange }: NumberProps) {
  const shown = value === null ? '' : String(value).replace('.', ',')
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (text.trim() === '' ? null : Number(text.replace(/\s/g, '').replace(',', '.')))
  const isWrong = typed !== null && Number.isNaN(read(typed) ?? 0)
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? shown}
      error={isWrong || error !== undefined}
      helperText={error}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = read(target.value)
        if (number === null || Number.isFinite(number)) onChange(number)
      }}
      onBlur={() => !isWrong && setTyped(null)}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15 } }}
    />
  )
}
