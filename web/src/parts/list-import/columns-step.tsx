import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ImportJob, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { LinesPreview } from './lines-preview.tsx'
import { type SheetsAnswer, sheetsQuery, useMapColumns } from './list-import.api.ts'
import { isReadable } from './mapping.rules.ts'
import { RowBounds } from './row-bounds.tsx'

type Props = { job: ImportJob; onLeave: () => void; onMapped: () => void }

/** Which column holds what: as it was guessed or remembered, until a person says otherwise. */
export function ColumnsStep({ job, onLeave, onMapped }: Props) {
  const { data, error, refetch } = useQuery(sheetsQuery(job.id))
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  return <Columns job={job} sheets={data.sheets} origin={data.origin} onLeave={onLeave} onMapped={onMapped} />
}

function Columns({ job, sheets, origin, onLeave, onMapped }: Props & SheetsAnswer) {
  const { t } = useTranslation('list-import')
  const map = useMapColumns(job.id, onMapped)
  const [mappings, setMappings] = useState(() => sheets.map(({ mapping }) => mapping))
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      sheets.findIndex(({ mapping }) => mapping.isTaken),
    ),
  )
  const sheet = sheets[shown]
  const mapping = mappings[shown]
  if (!sheet || !mapping) return null
  const change = (next: SheetMapping) => setMappings((before) => before.map((one, at) => (at === shown ? next : one)))
  const isReady = mappings.every(isReadable) && mappings.some(({ isTaken }) => isTaken)
  const nameOf = (name: string, at: number) => name || t('columns.sheet', { number: at + 1 })
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="textSecondary" variant="body2">
        {t(`columns.origin.${origin}`)}
      </Typography>
      {sheets.length > 1 && (
        <Tabs
          value={shown}
          variant="scrollable"
          scrollButtons="auto"
          aria-label={t('columns.sheets')}
          onChange={(_, at: number) => setShown(at)}
        >
          {sheets.map(({ name }, at) => (
            <Tab key={nameOf(name, at)} label={nameOf(name, at)} sx={{ opacity: mappings[at]?.isTaken ? 1 : 0.6 }} />
          ))}
        </Tabs>
      )}
      {sheets.length > 1 && (
        <FormControlLabel
          control={<Checkbox checked={mapping.isTaken} onChange={({ target }) => change({ ...mapping, isTaken: target.checked })} />}
          label={t('columns.take')}
        />
      )}
      {mapping.isTaken && (
        <>
          <RowBounds rows={sheet.rows} mapping={mapping} onChange={change} />
          <Typography variant="caption" color="textSecondary">
            {t('columns.rowHint')}
          </Typography>
          <ColumnsTable rows={sheet.rows} mapping={mapping} onChange={change} />
          {isReadable(mapping) ? (
            <LinesPreview rows={sheet.rows} mapping={mapping} />
          ) : (
            <Alert severity="warning">{t('columns.nothingNamed')}</Alert>
          )}
        </>
      )}
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onLeave}>
          {t('back')}
        </Button>
        <Button variant="contained" disabled={!isReady} loading={map.isPending} onClick={() => map.mutate(mappings)}>
          {t('columns.go')}
        </Button>
      </Box>
    </Box>
  )
}
