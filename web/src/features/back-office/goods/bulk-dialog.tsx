import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { MatchedProduct } from '@vitrina/contract/goods/goods'
import { featureField, vatGroups } from '@vitrina/contract/goods/product-fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { featuresQuery } from './goods.api.ts'
import { NamedOptionField } from './named-option.tsx'
import { useNames } from './use-names.ts'
import { PART, useChangeInParts } from './use-change-in-parts.ts'
import { fieldName } from './use-table-changes.ts'

const actions = ['publish', 'unpublish', 'sectionId', 'brandId', 'familyId', 'vatGroup', 'feature'] as const
type Action = (typeof actions)[number]

const MOST_SHOWN = 100

type Props = { rows: readonly MatchedProduct[]; onClose: () => void }

/** One change for all chosen goods, with a report of each. */
export function BulkDialog({ rows: chosen, onClose }: Props) {
  const { t } = useTranslation('goods')
  const { sections, kinds, brands } = useNames()
  const features = useQuery(featuresQuery).data?.items ?? []
  // As they were chosen: a list that is read anew meanwhile may have lost some of them.
  const [rows] = useState(chosen)
  const change = useChangeInParts()
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
      {change.isPending && rows.length > PART && <PartsProgress done={change.done} total={rows.length} onStop={change.stop} />}
      {change.isOver ? (
        <Report answer={change.answer} rows={rows} error={change.error} />
      ) : (
        <DialogForm
          submit={t('bulk.apply')}
          isPending={change.isPending}
          isIncomplete={given === null}
          onSubmit={(event) => {
            event.preventDefault()
            if (given) void change.run(rows.map(({ id, version }) => ({ id, version, values: given })))
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
  rows: readonly MatchedProduct[]
  /** It came no further. */
  error: Error | null
}

function PartsProgress({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const { t } = useTranslation('goods')
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={t('bulk.progress', { done, total })} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" role="status">
          {t('bulk.progress', { done, total })}
        </Typography>
        <Button size="small" onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </Box>
    </Box>
  )
}

function Report({ answer, rows, error }: ReportProps) {
  const { t } = useTranslation('goods')
  const countOf = (outcome: string) => answer.filter((row) => row.outcome === outcome).length
  const refused = answer.filter(({ refusal }) => refusal !== null)
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>
      <Typography role="status">
        {t('bulk.done', { changed: countOf('changed'), left: countOf('left'), refused: refused.length })}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {answer.length < rows.length && <Typography>{t('bulk.untouched', { count: rows.length - answer.length })}</Typography>}
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ maxHeight: 320, overflow: 'auto' }}>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {refused.slice(0, MOST_SHOWN).map(({ id, refusal }) => (
              <li key={id}>
                {rows.find((row) => row.id === id)?.article ?? `№ ${id}`}: {refusal && `${fieldName(t, refusal.field)}: ${refusal.message}`}
              </li>
            ))}
          </Box>
          {refused.length > MOST_SHOWN && t('bulk.more', { count: refused.length - MOST_SHOWN })}
        </Alert>
      )}
    </Box>
  )
}
