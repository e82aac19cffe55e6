import type { SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { AfterEdit } from './cell-editor.tsx'
import { nextCell } from './cell-navigation.rules.ts'
import { blockOf, textOfLine } from './cell-text.rules.ts'
import { columns } from './columns.rules.ts'
import { type Editor, productOf } from './editor.ts'
import { commandOf, isTyped } from './grid-keys.rules.ts'
import { cellId, GridGroup, GridLine, GridNew } from './grid-row.tsx'
import { gridClass } from './grid.styles.ts'
import { cut, runCommand } from './run-command.ts'
import { useCellEdit } from './use-cell-edit.tsx'
import { useEditorState } from './use-editor.ts'
import type { Grid } from './use-grid.ts'
import { useRowDrag } from '#parts/outline/use-row-drag.ts'
import { ROW_HEIGHT, scrollToRow, useWindow } from '#ui/use-window.ts'

type Props = {
  editor: Editor
  grid: Grid
  figures: ReadonlyMap<string, SpecificationLineFigures>
  groupSums: ReadonlyMap<string, number>
  label: string
}

/** A spreadsheet with manners: the table keeps the focus, its active cell is told to screen readers, and only rows in sight are drawn. */
export function SpecificationGrid({ editor, grid, figures, groupSums, label }: Props) {
  const { t } = useTranslation('specifications')
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const products = useEditorState(editor, (state) => state.products)
  const { rows, cell, chosen, isEditable } = grid
  const { from, to, pageRows, onScroll } = useWindow(scroller, rows.length)
  const drag = useRowDrag({ rowCount: rows.length, chosen, onDrop: grid.drop }, body)

  useEffect(() => scrollToRow(scroller.current, cell.row), [cell.row])

  const finishEdit = (after: AfterEdit) => {
    grid.setEditing(null)
    if (after === 'left') return
    scroller.current?.focus({ preventScroll: true })
    if (after === 'stay') return
    const next = nextCell(rows, cell, { ...after, isCtrl: false }, pageRows)
    // A line typed into the empty row stands where that was, and the empty row went one down.
    if (next) grid.goTo(next)
  }
  const cellEditor = useCellEdit(editor, grid, finishEdit)

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (grid.editing) return
    const key = { key: event.key, code: event.code, isCtrl: event.ctrlKey || event.metaKey, isShift: event.shiftKey, isAlt: event.altKey }
    const command = commandOf(key)
    if (command) {
      if (runCommand(command, { editor, grid })) event.preventDefault()
      return
    }
    if (event.key === 'Enter' && !key.isShift && !key.isCtrl && isEditable) {
      event.preventDefault()
      grid.beginEdit()
      return
    }
    const next = key.isAlt ? null : nextCell(rows, cell, key, pageRows)
    if (next) {
      event.preventDefault()
      grid.goTo(next)
      return
    }
    if (isTyped(key) && isEditable) {
      event.preventDefault()
      grid.beginEdit(event.key)
    }
  }

  const click = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const rowId = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const column = Number(target.closest<HTMLElement>('[data-column]')?.dataset.column ?? -1)
    if (!rowId || target.closest('input, select')) return
    const row = rows.findIndex(({ id }) => id === rowId)
    if (target.closest('[data-action=collapse]')) return grid.collapse(rowId)
    if (target.closest('[data-action=take]')) return void grid.takeAnswer(rowId)
    if (event.shiftKey) return grid.extendTo(rowId)
    if (event.ctrlKey || event.metaKey) return grid.toggle(rowId)
    if (column === 0) {
      grid.toggle(rowId)
    } else if (chosen.size > 0) grid.unselect()
    grid.goTo({ row, column: Math.max(0, column) })
  }

  const copy = (event: ClipboardEvent) => {
    const row = rows[cell.row]
    const column = columns[cell.column]
    const knownOf = (line: Parameters<typeof productOf>[1]) => ({ product: productOf(products, line), figures: figures.get(line.id) })
    event.preventDefault()
    const copied =
      chosen.size > 0
        ? blockOf(
            rows.filter(({ id }) => chosen.has(id)),
            knownOf,
          )
        : row?.kind === 'line' && column
          ? textOfLine(row.line, column, { ...knownOf(row.line), multiplier: row.multiplier })
          : row?.kind === 'group'
            ? row.group.name
            : ''
    event.clipboardData.setData('text/plain', copied)
  }

  const paste = (event: ClipboardEvent) => {
    if (!isEditable) return
    event.preventDefault()
    grid.paste(event.clipboardData.getData('text/plain'))
  }

  return (
    <div
      ref={scroller}
      className={gridClass}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={!isEditable}
      aria-activedescendant={
        rows[cell.row] && cell.row >= from && cell.row < to ? cellId(rows[cell.row]?.id ?? '', cell.column) : undefined
      }
      onKeyDown={press}
      onCopy={copy}
      onCut={(event) => {
        copy(event)
        if (isEditable) cut(editor, grid)
      }}
      onPaste={paste}
      onScroll={onScroll}
      onClick={click}
      onDoubleClick={() => grid.beginEdit()}
      {...(isEditable && drag.handlers)}
    >
      <div className="sheet">
        <div role="rowgroup" className="head">
          <div role="row" aria-rowindex={1} className="row">
            {columns.map((column, place) => (
              <div
                key={column}
                role="columnheader"
                aria-colindex={place + 1}
                data-column={place}
                className={place >= 3 && place !== 4 && place < 9 ? 'cell figure' : 'cell'}
              >
                <span>{t(`columns.${column}`)}</span>
              </div>
            ))}
          </div>
        </div>
        <div ref={body} role="rowgroup" className="body" style={{ position: 'relative', height: rows.length * ROW_HEIGHT }}>
          {rows.slice(from, to).map((row, at) => {
            const place = from + at
            const isActive = place === cell.row
            const common = {
              place,
              activeColumn: isActive ? cell.column : -1,
              isSelected: chosen.has(row.id),
              editor: isActive ? cellEditor : null,
            }
            if (row.kind === 'new') return <GridNew key={row.id} {...common} />
            if (row.kind === 'group')
              return (
                <GridGroup
                  key={row.id}
                  {...common}
                  group={row.group}
                  depth={row.depth}
                  lineCount={row.lineCount}
                  isCollapsed={row.isCollapsed}
                  sum={groupSums.get(row.id) ?? 0}
                  isEditable={isEditable}
                />
              )
            return (
              <GridLine
                key={row.id}
                {...common}
                line={row.line}
                number={row.number}
                depth={row.depth}
                multiplier={row.multiplier}
                product={productOf(products, row.line)}
                figures={figures.get(row.id)}
                isEditable={isEditable}
                question={grid.questions.get(row.id)}
              />
            )
          })}
          {drag.target !== null && <div className="drop" style={{ top: (drag.target + 1) * ROW_HEIGHT }} />}
        </div>
      </div>
    </div>
  )
}
