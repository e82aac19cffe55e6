import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { GoodsRow } from '@vitrina/contract/goods/goods'
import { featureField, vatGroups } from '@vitrina/contract/goods/product-fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { featuresQuery, useChangeProducts } from './goods.api.ts'
import { NamedOptionField } from './named-option.tsx'
import { useNames } from './use-names.ts'
import { fieldName } from './use-table-changes.ts'

const actions = ['publish', 'unpublish', 'sectionId', 'brandId', 'familyId', 'vatGroup', 'feature'] as const
type Action = (typeof actions)[number]

type Props = { rows: readonly GoodsRow[]; onClose: () => void }

/** One change for all chosen goods, with a report of each. */
export function BulkDialog({ rows, onClose }: Props) {
  const { t } = useTranslation('goods')
  const { sections, kinds, brands } = useNames()
  const features = useQuery(featuresQuery).data?.items ?? []
  const change = useChangeProducts()
  const [action, setAction] = useState<Action>('publish')
  const [value, setValue] = useState<number | string | null>(null)
  const [texts, setTexts] = useState('')

  const values = (): Record<string, unknown> | null => {
    if (action === 'publish' || action === 'unpublish') return { isActive: action === 'publish' }
    if (value === null) return null
    // A series belongs to its brand.
    if (action === 'brandId') return { brandId: value, seriesId: null }
    if (action !== 'feature') return { [action]: value }
    const list = texts.split(';').map((text) => text.trim())
    return { [featureField(Number(value))]: list.filter((text) => text !== '') }
  }
  const given = values()
  const options = { sectionId: sections, brandId: brands, familyId: kinds, feature: features } as const

  return (
    <AppDialog isOpen title={t('bulk.title', { count: rows.length })} isBusy={change.isPending} onClose={onClose}>
      {change.data ? (
        <Report answer={change.data.rows} rows={rows} />
      ) : (
        <DialogForm
          submit={t('bulk.apply')}
          isPending={change.isPending}
          isIncomplete={given === null}
          error={change.error instanceof ApiError ? change.error.message : undefined}
          onSubmit={(event) => {
            event.preventDefault()
            if (given) change.mutate(rows.map(({ id, version }) => ({ id, version, values: given })))
          }}
        >
          <TextField
            select
            label={t('bulk.action')}
            value={action}
            onChange={({ target }) => {
              setAction(actions.find((one) => one === target.value) ?? action)
              setValue(null)
            }}
          >
            {actions.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`bulk.actions.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {action === 'vatGroup' && (
            <TextField select label={t('fields.vatGroup')} value={value ?? ''} onChange={({ target }) => setValue(target.value)}>
              {vatGroups.map((group) => (
                <MenuItem key={group} value={group}>
                  {t(`vatGroups.${group}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {(action === 'sectionId' || action === 'brandId' || action === 'familyId' || action === 'feature') && (
            <NamedOptionField label={t(`fields.${action}`)} options={options[action]} value={value} onChange={setValue} isRequired />
          )}
          {action === 'feature' && (
            <TextField
              label={t('bulk.values')}
              helperText={t('bulk.valuesHint')}
              value={texts}
              onChange={({ target }) => setTexts(target.value)}
            />
          )}
        </DialogForm>
      )}
    </AppDialog>
  )
}

type ReportProps = {
  answer: readonly { id: number | null; outcome: string; refusal: { field: string; message: string } | null }[]
  rows: readonly GoodsRow[]
}

function Report({ answer, rows }: ReportProps) {
  const { t } = useTranslation('goods')
  const countOf = (outcome: string) => answer.filter((row) => row.outcome === outcome).length
  const refused = answer.filter(({ refusal }) => refusal !== null)
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>
      <Typography role="status">
        {t('bulk.done', { changed: countOf('changed'), left: countOf('left'), refused: refused.length })}
      </Typography>
      {refused.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {refused.map(({ id, refusal }) => (
              <li key={id}>
                {rows.find((row) => row.id === id)?.article ?? `№ ${id}`}: {refusal && `${fieldName(t, refusal.field)}: ${refusal.message}`}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
