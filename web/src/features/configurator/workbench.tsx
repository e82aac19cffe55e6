import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { assembleBoard } from '@vitrina/contract/configurator/assemble-board.rules'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { SavedBoard } from '@vitrina/contract/configurator/configurator'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Page } from '#ui/page.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { useIsPrinting } from '#ui/use-is-printing.ts'
import { useSettled } from '#ui/use-settled.ts'
import { saveDraft, UNSAVED } from './board-drafts.ts'
import { BoardHead } from './board-head.tsx'
import { BoardSettings } from './board-settings.tsx'
import { goodsQuery } from './configurator.api.ts'
import type { BoardView } from './configurator.params.ts'
import { DrawingFrame } from './drawing/drawing-frame.tsx'
import { FrontView } from './drawing/front-view.tsx'
import { LabelSheets } from './drawing/label-sheets.tsx'
import { SingleLineDiagram } from './drawing/single-line-diagram.tsx'
import { type Goods, GoodsView } from './goods-view.tsx'
import { LinesView } from './lines-view.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { ReasonsView } from './reasons-view.tsx'
import { SummaryStrip } from './summary-strip.tsx'
import { useBoardEditor } from './use-board-editor.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Typing a name or a load is over after this; goods are asked for then. */
const SETTLED_MS = 400

/** Real widths of the chosen devices, where the catalogue knows them. */
const widthsOf = (goods: Goods | undefined) =>
  new Map(
    (goods?.items ?? []).flatMap(({ key, product }): [string, number][] => {
      const modules = product?.features.modules
      return typeof modules === 'number' && modules > 0 ? [[key, modules]] : []
    }),
  )

/** Ctrl+Z and Ctrl+Shift+Z step the board, not the text of one field. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const run = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [undo, redo])
}

type Props = {
  /** Of the saved board that may be saved over. */
  token: string | null
  /** Where changes are kept in this browser. */
  draftKey?: string
  initial: Board
  editKey: string | null
  view: BoardView
  onSaved: (saved: SavedBoard & { editKey: string | null }) => void
}

/** The board at work: lines, drawings, goods and reasons of one and the same assembly. */
export function Workbench({ token, draftKey = UNSAVED, initial, editKey, view, onSaved }: Props) {
  const { t } = useTranslation('configurator')
  const money = useMoney()
  const keepDraft = useCallback((board: Board) => saveDraft(draftKey, { board, editKey, isChanged: true }), [draftKey, editKey])
  const editor = useBoardEditor(initial, keepDraft)
  const { board } = editor
  useUndoKeys(editor)
  useDocumentTitle(board.name)
  const isPrinting = useIsPrinting()
  const settled = useSettled(board, SETTLED_MS)
  const { data: goods, error, isPlaceholderData, refetch } = useQuery(goodsQuery(settled))
  const widths = useMemo(() => widthsOf(goods), [goods])
  const assembly = useMemo(() => assembleBoard(board, widths), [board, widths])
  const isStale = isPlaceholderData || settled !== board

  if (isPrinting) return <PrintSheets board={board} assembly={assembly} goods={goods} />
  const hasLines = board.circuits.length > 0
  const sum = !hasLines ? '—' : goods ? money(goods.totals.sum) : error ? '—' : <Skeleton width={90} />
  return (
    <Page>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BoardHead editor={editor} token={token} editKey={editKey} onSaved={onSaved} />
        <SummaryStrip board={board} assembly={assembly} sum={sum} />
        <BoardSettings editor={editor} />
        <ViewTabs view={view} board={draftKey === UNSAVED ? '' : draftKey} />
        {view === 'lines' && <LinesView editor={editor} assembly={assembly} />}
        {view === 'diagram' && (
          <DrawingFrame label={t('views.diagram')} note={t('diagram.note')}>
            {(zoom) => <SingleLineDiagram board={board} assembly={assembly} zoom={zoom} />}
          </DrawingFrame>
        )}
        {view === 'front' && (
          <DrawingFrame label={t('views.front')} note={t('front.note')}>
            {(zoom) => <FrontView board={board} assembly={assembly} zoom={zoom} />}
          </DrawingFrame>
        )}
        {view === 'labels' && (
          <DrawingFrame label={t('views.labels')} note={t('labels.note')}>
            {(zoom) => <LabelSheets board={board} assembly={assembly} zoom={zoom} />}
          </DrawingFrame>
        )}
        {view === 'goods' && (
          <GoodsView
            editor={editor}
            assembly={assembly}
            goods={hasLines ? goods : undefined}
            isStale={isStale}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {view === 'reasons' && <ReasonsView board={board} assembly={assembly} />}
      </Box>
    </Page>
  )
}
