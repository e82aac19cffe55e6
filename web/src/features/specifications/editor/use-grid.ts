import { groupWithChildren } from '@vitrina/contract/outline/outline.rules'
import {
  MAX_SPECIFICATION_GROUPS,
  MAX_SPECIFICATION_LINES,
  type SpecificationChange,
  type SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { dropRows } from '#parts/outline/drop-rows.rules.ts'
import { readBlock } from '#parts/outline/pasted-block.rules.ts'
import { showMessage } from '#ui/messages.ts'
import type { Cell } from '#ui/cell-navigation.rules.ts'
import { rowsBetween, withRowsUnder } from './cell-navigation.rules.ts'
import { columns, isEditableIn } from './columns.rules.ts'
import type { Editor } from './editor.ts'
import { groupLines, moveRowsBy, nestGroup, placeAtEnd, ungroup } from './move-rows.rules.ts'
import { isRaw, rawIdsOf } from './match-lines.rules.ts'
import { blankLine, planPaste } from './paste.rules.ts'
import { useEditorState } from './use-editor.ts'
import { type ViewRow, viewRows } from './view-rows.rules.ts'

type Active = { rowId: string; column: number }
export type Editing = { initial: string | null }

const PRODUCT = columns.indexOf('product')
const none: ReadonlySet<string> = new Set()
const noQuestions: ReadonlyMap<string, LineQuestion> = new Map()

/** A line that the seller was asked about; `answer` null: there is none yet. */
export type LineQuestion = { answer: string | null }

type Options = {
  isEditable: boolean
  /** Lines that a paste left as text. */
  onPasted?: (ids: readonly string[]) => void
  /** Makes own products of lines. */
  onOwn?: (lines: readonly SpecificationLine[]) => void
  questions?: ReadonlyMap<string, LineQuestion>
}

/** Rows, the active cell, chosen rows and what can be done with them: the same for the table, its toolbar and the cards. */
export function useGrid(editor: Editor, { isEditable, onPasted, onOwn, questions = noQuestions }: Options) {
  const { t } = useTranslation('specifications')
  const document = useEditorState(editor, (state) => state.document)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(none)
  const [active, setActive] = useState<Active>({ rowId: '', column: PRODUCT })
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  const [anchor, setAnchor] = useState('')
  const [editing, setEditing] = useState<Editing | null>(null)
  const rows = useMemo(() => viewRows(document, collapsed, { isEditable }), [document, collapsed, isEditable])
  const places = useMemo(() => new Map(rows.map(({ id }, place) => [id, place])), [rows])
  const cell: Cell = { row: places.get(active.rowId) ?? 0, column: active.column }
  const activeRow: ViewRow | undefined = rows[cell.row]
  /** Rows that are gone are not chosen any more. */
  const chosen = useMemo(() => new Set([...selected].filter((id) => places.has(id))), [selected, places])

  const goTo = useCallback(
    ({ row, column }: Cell) => {
      const target = rows[row]
      if (target) setActive({ rowId: target.id, column })
      setEditing(null)
    },
    [rows],
  )
  /** Chosen rows, else the active one. */
  const concerned = (): Set<string> => (chosen.size > 0 ? chosen : new Set(activeRow && activeRow.kind !== 'new' ? [activeRow.id] : []))
  const touched = concerned()
  const hasRawRows = document.lines.some((line) => touched.has(line.id) && isRaw(line) && line.rawText !== '')
  const linesOf = (ids: ReadonlySet<string>) => document.lines.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  /** Lines of folded groups that are chosen are chosen too. */
  const chosenLines = useMemo(() => {
    const groups = new Set(
      [...chosen].flatMap((id) => (document.groups.some((group) => group.id === id) ? [...groupWithChildren(document.groups, id)] : [])),
    )
    return document.lines.filter(({ id, groupId }) => chosen.has(id) || (groupId !== null && groups.has(groupId))).map(({ id }) => id)
  }, [chosen, document])

  const extendTo = (rowId: string) => {
    const from = anchor && places.has(anchor) ? anchor : (activeRow?.id ?? rowId)
    setAnchor(from)
    setSelected(new Set(rowsBetween(rows, from, rowId)))
    setActive((before) => ({ ...before, rowId }))
  }

  const tellFull = (key: 'grid.fullLines' | 'grid.fullGroups', count: number) => showMessage({ text: t(key, { count }), kind: 'error' })

  return {
    document,
    rows,
    cell,
    activeRow,
    chosen,
    chosenLines,
    editing,
    isEditable,
    questions,
    hasRawRows,
    goTo,
    setEditing,
    choose: (ids: Iterable<string>) => setSelected(new Set(ids)),
    extendTo,
    toggle: (rowId: string) => {
      setAnchor(rowId)
      const next = new Set(chosen)
      const isOn = !next.has(rowId)
      for (const id of withRowsUnder(rows, rowId)) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      setSelected(next)
    },
    selectAll: () => setSelected(new Set(rows.flatMap(({ id, kind }) => (kind === 'new' ? [] : [id])))),
    unselect: () => {
      setSelected(none)
      setAnchor('')
    },
    collapse: (groupId: string) => {
      const next = new Set(collapsed)
      if (!next.delete(groupId)) next.add(groupId)
      setCollapsed(next)
    },
    beginEdit: (initial: string | null = null) => {
      const column = columns[cell.column]
      if (isEditable && activeRow && column && isEditableIn(activeRow.kind, column)) setEditing({ initial })
    },
    /** Adds an empty line under the active row and begins to fill it. */
    insert: () => {
      if (document.lines.length >= MAX_SPECIFICATION_LINES) return tellFull('grid.fullLines', MAX_SPECIFICATION_LINES)
      const id = randomUuid()
      // Under the active row, as if the table ended there.
      const { groupId, after } = placeAtEnd(activeRow?.kind === 'new' || !activeRow ? rows : [activeRow], document)
      editor.change([{ op: 'addLines', lines: [blankLine(id, groupId)], after }])
      setActive({ rowId: id, column: PRODUCT })
      setEditing({ initial: null })
    },
    remove: () => {
      const ids = concerned()
      const groups = rows.flatMap((row) => (row.kind === 'group' && ids.has(row.id) ? [row.id] : []))
      const lines = linesOf(ids)
      const changes: SpecificationChange[] = [
        ...(lines.length > 0 ? [{ op: 'removeLines' as const, ids: lines }] : []),
        ...groups.map((id) => ({ op: 'removeGroup' as const, id })),
      ]
      if (changes.length === 0) return
      const stays = rows.slice(cell.row).find(({ id }) => !ids.has(id)) ?? rows.findLast(({ id }) => !ids.has(id))
      editor.change(changes)
      setSelected(none)
      if (stays) setActive((before) => ({ ...before, rowId: stays.id }))
      showMessage({ text: t('grid.removed', { count: ids.size }), duration: 8_000, action: { label: t('grid.undo'), run: editor.undo } })
    },
    move: (step: 1 | -1) => editor.change(moveRowsBy(document, rows, concerned(), step)),
    drop: (ids: ReadonlySet<string>, target: number) => editor.change(dropRows(document, rows, ids, target)),
    nest: (step: 1 | -1) => activeRow?.kind === 'group' && editor.change(nestGroup(document, activeRow.id, step)),
    group: () => {
      if (document.groups.length >= MAX_SPECIFICATION_GROUPS) return tellFull('grid.fullGroups', MAX_SPECIFICATION_GROUPS)
      const id = randomUuid()
      editor.change(groupLines(document, linesOf(concerned()), { id, name: t('grid.newGroup') }))
      setSelected(none)
      setActive({ rowId: id, column: PRODUCT })
      setEditing({ initial: null })
    },
    ungroup: () => activeRow?.kind === 'group' && editor.change(ungroup(document, activeRow.id)),
    /** False: nothing here can become an own product. */
    makeOwn: (): boolean => {
      const ids = concerned()
      onOwn?.(document.lines.filter(({ id }) => ids.has(id)))
      return onOwn !== undefined
    },
    /** Looks for a product by the seller's words; false: there are none for this line. */
    takeAnswer: (rowId: string): boolean => {
      const answer = questions.get(rowId)?.answer
      if (!isEditable || !answer || !places.has(rowId)) return false
      setActive({ rowId, column: PRODUCT })
      setEditing({ initial: answer })
      return true
    },
    paste: (text: string) => {
      const block = readBlock(text)
      if (block.length === 0) return
      const { changes, addedIds, leftOut } = planPaste(block, {
        rows,
        row: cell.row,
        column: columns[cell.column] ?? 'product',
        lineCount: document.lines.length,
        end: placeAtEnd(rows, document),
        newId: randomUuid,
      })
      editor.change(changes)
      onPasted?.(rawIdsOf(changes))
      if (leftOut > 0) showMessage({ text: t('grid.leftOut', { count: leftOut }), kind: 'error', duration: 8_000 })
      else if (block.length > 1) showMessage({ text: t('grid.pasted', { count: block.length, added: addedIds.length }) })
    },
  }
}

export type Grid = ReturnType<typeof useGrid>
