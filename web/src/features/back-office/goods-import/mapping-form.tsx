import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { emptyCellMeanings, type GoodsImport, type GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import { goodsModes, mappingProblem } from '@vitrina/contract/goods-import/goods-import.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ArchiveBox } from './archive-box.tsx'
import { ErrorNote } from './error-note.tsx'
import { useCheck } from './goods-import.api.ts'
import { SheetColumns } from './sheet-columns.tsx'

/** Which column is which and what an empty cell means; then the file is compared with the shop. */
export function MappingForm({ opened }: { opened: GoodsImport }) {
  const { t } = useTranslation('goods-import')
  const check = useCheck(opened.id)
  const [sheets, setSheets] = useState<GoodsSheetMapping[]>(() =>
    // The only sheet is meant, even if nothing in its head was known.
    opened.sheets.map(({ mapping }) => ({ ...mapping, isTaken: mapping.isTaken || opened.sheets.length === 1 })),
  )
  const [options, setOptions] = useState(opened.options)
  const taken = sheets.filter(({ isTaken }) => isTaken)
  const problem =
    taken.length === 0
      ? 'no-sheet'
      : (taken.map(({ columns }) => mappingProblem(columns, options.goods, opened.archive !== null)).find(Boolean) ?? null)
  const change = (at: number, changed: Partial<GoodsSheetMapping>) =>
    setSheets((before) => before.map((one, place) => (place === at ? { ...one, ...changed } : one)))
  return (
    <Box component="section" aria-label={t('columns.title')} sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('columns.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`columns.${opened.origin}`)}
        </Typography>
      </Box>
      {opened.sheets.map((sheet, at) => {
        const mapping = sheets[at]
        if (!mapping) return null
        return (
          <Box key={`${at} ${sheet.name}`} sx={{ display: 'grid', gap: 2 }}>
            {opened.sheets.length > 1 && (
              <FormControlLabel
                control={<Switch checked={mapping.isTaken} onChange={(_, isTaken) => change(at, { isTaken })} />}
                label={t('columns.sheet', { name: sheet.name || at + 1 })}
              />
            )}
            {mapping.isTaken && (
              <SheetColumns sheet={sheet} mapping={mapping} opened={opened} onChange={(changed) => change(at, changed)} />
            )}
          </Box>
        )
      })}
      {opened.allowed.includes('goods') && options.goods !== 'ignore' && <ArchiveBox opened={opened} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
        {opened.allowed.includes('goods') && (
          <TextField
            select
            label={t('options.goods.label')}
            helperText={t(`options.goods.hint.${options.goods}`)}
            value={options.goods}
            onChange={({ target }) => setOptions({ ...options, goods: goodsModes.find((one) => one === target.value) ?? 'ignore' })}
          >
            {goodsModes.map((mode) => (
              <MenuItem key={mode} value={mode}>
                {t(`options.goods.${mode}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={t('options.emptyCells.label')}
          helperText={t(`options.emptyCells.hint.${options.emptyCells}`)}
          value={options.emptyCells}
          onChange={({ target }) => setOptions({ ...options, emptyCells: emptyCellMeanings.find((one) => one === target.value) ?? 'keep' })}
        >
          {emptyCellMeanings.map((meaning) => (
            <MenuItem key={meaning} value={meaning}>
              {t(`options.emptyCells.${meaning}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="number"
          label={t('options.drop.label')}
          helperText={t('options.drop.hint')}
          value={options.dropPercent}
          slotProps={{ htmlInput: { min: 1, max: 99 } }}
          onChange={({ target }) =>
            setOptions({ ...options, dropPercent: Math.min(99, Math.max(1, Math.round(Number(target.value)) || 1)) })
          }
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          variant={opened.state === 'checked' ? 'outlined' : 'contained'}
          disabled={problem !== null || check.isPending}
          onClick={() => check.mutate({ sheets, options })}
        >
          {t(opened.state === 'checked' ? 'columns.again' : 'columns.check')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {problem ? t(`columns.problems.${problem}`) : t('columns.harmless')}
        </Typography>
      </Box>
      <ErrorNote error={check.error} />
    </Box>
  )
}
