import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import { mdiOpenInNew, mdiUndo } from '@mdi/js'
import type { GoodsRow } from '@vitrina/contract/goods/goods'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { cellColumns, isNumeric } from './cells.rules.ts'
import { EditableCell } from './editable-cell.tsx'
import { useCellWalk } from './use-cell-walk.ts'
import { useNames } from './use-names.ts'
import { useTableChanges } from './use-table-changes.ts'

type Props = { rows: readonly GoodsRow[]; chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void }

/** A table one walks with arrows and types into; a block of cells is pasted, and each step can be taken back. */
export function GoodsTable({ rows, chosen, onChoose }: Props) {
  const { t } = useTranslation('goods')
  const { sectionName, kindName, brandName } = useNames()
  const changes = useTableChanges()
  const walk = useCellWalk(rows, changes)
  const isAll = rows.every(({ id }) => chosen.has(id))
  const toggle = (id: number) => onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiUndo} />}
          disabled={!changes.canUndo}
          loading={changes.isPending}
          onClick={() => void changes.undoLast()}
        >
          {t('table.undo')}
        </Button>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {t('table.hint')}
        </Box>
      </Box>
      {changes.reports.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {changes.reports.map(({ id, text }) => (
              <li key={`${id} ${text}`}>
                {rows.find((row) => row.id === id)?.article ?? `№ ${id}`}: {text}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Box component="table" role="grid" aria-label={t('tabs.products')} onPaste={walk.paste} onKeyDown={walk.press} sx={tableStyle}>
          <thead>
            <tr>
              <th colSpan={2} style={{ width: 72 }}>
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && chosen.size > 0}
                  onChange={() => onChoose(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
                  slotProps={{ input: { 'aria-label': t('table.chooseAll') } }}
                />
              </th>
              {cellColumns.map((column) => (
                <th key={column} scope="col" style={{ textAlign: isNumeric(column) ? 'right' : 'left' }}>
                  {t(`fields.${column}`)}
                </th>
              ))}
              <th scope="col">{t('filters.state')}</th>
              {(['sectionId', 'brandId', 'familyId', 'vatGroup'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`fields.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.id}>
                <td>
                  <Checkbox
                    size="small"
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(row.id)}
                    slotProps={{ input: { 'aria-label': t('table.choose', { article: row.article }) } }}
                  />
                </td>
                <td>
                  <Box
                    component={Anchor}
                    href={deskPaths.product(row.id)}
                    aria-label={t('table.openNamed', { article: row.article })}
                    sx={{ display: 'flex', color: 'primary.main' }}
                  >
                    <Icon path={mdiOpenInNew} sx={{ fontSize: 18 }} />
                  </Box>
                </td>
                {cellColumns.map((column, place) => (
                  <EditableCell key={column} row={row} column={column} place={{ row: at, column: place }} walk={walk} />
                ))}
                <td>
                  <StateMarks row={row} />
                </td>
                <td>{sectionName(row.sectionId)}</td>
                <td>{brandName(row.brandId)}</td>
                <td>{kindName(row.familyId)}</td>
                <td>{t(`vatGroups.${row.vatGroup}`)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  )
}

function StateMarks({ row }: { row: GoodsRow }) {
  const { t } = useTranslation('goods')
  const missing = [!row.image && t('lacks.picture'), !row.hasPrice && t('lacks.price'), !row.hasStock && t('lacks.stock')].filter(Boolean)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Chip size="small" variant="outlined" color={row.state === 'published' ? 'success' : 'default'} label={t(`states.${row.state}`)} />
      {missing.length > 0 && (
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {missing.join(', ')}
        </Box>
      )}
    </Box>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13,
  '& th': {
    height: 36,
    px: 2,
    fontWeight: 500,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    bgcolor: 'background.default',
  },
  '& td': {
    height: 36,
    px: 2,
    py: 0,
    borderTop: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
    maxWidth: 360,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const
