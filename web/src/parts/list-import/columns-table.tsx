import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { type ColumnRole, columnRoles, type SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { giveRole } from './mapping.rules.ts'
import { RowMark } from './row-mark.tsx'
import { shownRows } from './shown-rows.rules.ts'

type Props = {
  rows: readonly { row: number; cells: string[] }[]
  mapping: SheetMapping
  onChange: (mapping: SheetMapping) => void
}

const Frame = styled('div')(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      overflow: 'auto',
      maxHeight: 360,
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      '& table': { borderCollapse: 'collapse', fontSize: 13, minWidth: '100%' },
      '& th, & td': { padding: '4px 8px', borderBottom: `1px solid ${palette.divider}`, textAlign: 'left', whiteSpace: 'nowrap' },
      '& td': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' },
      '& thead th': { position: 'sticky', top: 0, background: palette.background.paper, zIndex: 1 },
      '& tbody th': { color: palette.text.secondary, fontWeight: 400, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '& tr[data-part=out]': { color: palette.text.secondary, fontStyle: 'italic' },
      '& tr[data-part=head]': { fontWeight: 600, background: palette.action.hover },
      '& td[data-role=off]': { color: palette.text.secondary },
      '& select': {
        font: 'inherit',
        color: 'inherit',
        height: 32,
        minWidth: 120,
        borderRadius: 6,
        border: `1px solid ${palette.divider}`,
        background: palette.background.paper,
      },
      '& tbody th button': {
        font: 'inherit',
        color: 'inherit',
        minWidth: 36,
        minHeight: 24,
        padding: '0 6px',
        textAlign: 'right',
        border: '1px solid transparent',
        borderRadius: 6,
        background: 'none',
        cursor: 'pointer',
        '&:hover': { borderColor: palette.divider, background: palette.action.hover },
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
      },
      '& select[data-role=on]': { borderColor: palette.primary.main },
    }
  }),
)

/** The table as it arrived, a role to be chosen above each column. */
export function ColumnsTable({ rows, mapping, onChange }: Props) {
  const { t } = useTranslation('list-import')
  const { columns, headerRow, firstRow, endRow } = mapping
  const tabStop = headerRow ?? 0
  const partOf = (at: number) => (at === headerRow ? 'head' : at < firstRow || at >= endRow ? 'out' : 'line')
  return (
    <Frame tabIndex={0} role="region" aria-label={t('columns.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.row')}</th>
            {columns.map((role, column) => (
              <th key={column} scope="col">
                <select
                  value={role ?? ''}
                  data-role={role ? 'on' : 'off'}
                  aria-label={t('columns.role', { number: column + 1 })}
                  onChange={({ target }) => onChange(giveRole(mapping, column, columnRoles.find((one) => one === target.value) ?? null))}
                >
                  <option value="">{t('columns.unread')}</option>
                  {columnRoles.map((one: ColumnRole) => (
                    <option key={one} value={one}>
                      {t(`roles.${one}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows(rows.length, endRow).map((shown) => {
            if ('hiddenCount' in shown)
              return <HiddenRows key={`${shown.hiddenCount} hidden`} count={shown.hiddenCount} span={columns.length} />
            const { at } = shown
            const { row, cells } = rows[at] ?? { row: at, cells: [] }
            return (
              <tr key={row} data-part={partOf(at)}>
                <th scope="row">
                  <RowMark row={row} at={at} rowCount={rows.length} mapping={mapping} isTabStop={at === tabStop} onChange={onChange} />
                </th>
                {columns.map((role, column) => (
                  <td key={column} data-role={role ? 'on' : 'off'} title={cells[column]}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Frame>
  )
}

function HiddenRows({ count, span }: { count: number; span: number }) {
  const { t } = useTranslation('list-import')
  return (
    <tr data-part="out">
      <td aria-hidden />
      <td colSpan={span}>{t('columns.hidden', { count })}</td>
    </tr>
  )
}
