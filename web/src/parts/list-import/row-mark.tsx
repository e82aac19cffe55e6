import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { moveEnd, moveFirst, moveHeader } from './mapping.rules.ts'

type Props = {
  /** The row's number in the sheet, and its place among those that are there. */
  row: number
  at: number
  rowCount: number
  mapping: SheetMapping
  isTabStop: boolean
  onChange: (mapping: SheetMapping) => void
}

/** Up and down among the numbers of the rows. */
function step(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const marks = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('button[data-row]') ?? [])]
  const to = marks[marks.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]
  event.preventDefault()
  to?.focus()
}

/** The number of a row; pressed, it makes the row the head, the beginning or the end of the list. */
export function RowMark({ row, at, rowCount, mapping, isTabStop, onChange }: Props) {
  const { t } = useTranslation('list-import')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isHead = mapping.headerRow === at
  const choose = (next: SheetMapping) => {
    setAnchor(null)
    onChange(next)
  }
  const acts = [
    {
      label: t(isHead ? 'columns.noHeaderHere' : 'columns.headerHere'),
      next: () => moveHeader(mapping, isHead ? null : at, rowCount),
    },
    { label: t('columns.beginsHere'), next: () => moveFirst(mapping, at) },
    { label: t('columns.endsHere'), next: () => moveEnd(mapping, at + 1, rowCount) },
  ]
  return (
    <>
      <button
        type="button"
        data-row={row}
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="menu"
        aria-label={t('columns.rowActions', { row })}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={step}
      >
        {row}
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {acts.map(({ label, next }) => (
            <MenuItem key={label} onClick={() => choose(next())}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
