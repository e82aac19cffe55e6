import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { mdiChevronLeft } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Specification } from '@vitrina/contract/specifications/specification-shapes'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { ConflictNotice } from './editor/conflict-dialog.tsx'
import type { Editor } from './editor/editor.ts'
import type { GridCommand } from './editor/grid-keys.rules.ts'
import { GridFooter } from './editor/grid-footer.tsx'
import { GridToolbar } from './editor/grid-toolbar.tsx'
import { KeysDialog } from './editor/keys-dialog.tsx'
import { LineCards } from './editor/line-cards.tsx'
import { runCommand } from './editor/run-command.ts'
import { DestinationButton } from '#parts/promise/destination-button.tsx'
import { SaveRefusal } from './editor/save-mark.tsx'
import { SpecificationGrid } from './editor/specification-grid.tsx'
import { sumsOf } from './editor/sums.rules.ts'
import { useEditor, useEditorState } from './editor/use-editor.ts'
import { type Grid, type LineQuestion, useGrid } from './editor/use-grid.ts'
import { useLineMatching } from './editor/use-line-matching.ts'
import { useOwnProducts } from './editor/use-own-products.ts'
import { NoGuests, SpecificationMissing } from './no-specification.tsx'
import { SinceOpened } from './since-opened.tsx'
import { SpecificationActions } from './specification-actions.tsx'
import { type Head, SpecificationHead } from './specification-head.tsx'
import { figuresQuery, specificationQuery } from './specifications.api.ts'
import { listPaths } from './specifications.params.ts'

/** R-09, S-13: one specification as a table that saves itself. */
export function SpecificationPage({ id }: { id: string }) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (!/^[1-9]\d{0,8}$/.test(id)) return <SpecificationMissing />
  return <Loaded key={id} id={Number(id)} />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(specificationQuery(id))
  if (error instanceof ApiError && error.code === 'specification.not-found') return <SpecificationMissing />
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="text" width={320} height={40} />
          <Skeleton variant="rounded" height={560} />
        </Box>
      </Page>
    )
  return <Opened specification={data} />
}

const listOf = ({ kind, status, isOwn }: Head) =>
  kind === 'recommended' ? 'recommended' : status === 'archived' ? 'archive' : isOwn ? 'mine' : 'company'

/** Questions live beside the document: asking changes no version of it. */
const questionsOf = ({ lines }: Specification): ReadonlyMap<string, LineQuestion> =>
  new Map(lines.flatMap(({ id, askedAt, answeredAt, answer }) => (askedAt ? [[id, { answer: answeredAt ? answer : null }] as const] : [])))

function Opened({ specification }: { specification: Specification }) {
  const { t } = useTranslation('specifications')
  const isPhone = usePhone()
  const queries = useQueryClient()
  const editor = useEditor(specification)
  const [head, setHead] = useState<Head>(specification)
  const [isHelp, setHelp] = useState(false)
  const matchLines = useLineMatching(editor)
  const { mutate: makeOwn } = useOwnProducts(editor)
  const questions = useMemo(() => questionsOf(specification), [specification])
  const grid = useGrid(editor, { isEditable: head.canEdit, onPasted: (ids) => void matchLines(ids), onOwn: makeOwn, questions })
  useDocumentTitle(head.name)
  const changeHead = useCallback((changed: Partial<Head>) => setHead((before) => ({ ...before, ...changed })), [])
  const openHelp = useCallback(() => setHelp(true), [])
  const { command, unselect } = useStableCommands(editor, grid)

  const version = useEditorState(editor, (state) => state.version)
  const isSaving = useEditorState(editor, (state) => state.save === 'saving')
  const { data: figures, isPlaceholderData } = useQuery(figuresQuery(specification.id, version))
  const byLine = useMemo(() => new Map(figures?.lines.map((line) => [line.id, line])), [figures])
  const sums = useMemo(() => sumsOf(grid.document, byLine), [grid.document, byLine])
  const rawCount = grid.document.lines.filter(({ productId, customProductId }) => productId === null && customProductId === null).length

  // The lists show it as it was when they were loaded.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['specifications', 'list'] }), [queries])
  // Colleagues may have changed it while this tab was away.
  useEffect(() => editor.adopt(specification), [editor, specification])
  useRefreshOnFocus(specification.id)

  const List = isPhone ? LineCards : SpecificationGrid
  const list = listOf(head)
  return (
    <Page
      above={
        <Link component={Anchor} href={listPaths[list]} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', py: 1 }}>
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t(`lists.back.${list}`)}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 }}>
          <SpecificationHead head={head} editor={editor} onChange={changeHead} />
          <SpecificationActions head={head} editor={editor} lines={grid.document.lines} chosen={grid.chosenLines} onAdopt={editor.adopt} />
        </Box>
        <SaveRefusal editor={editor} />
        <ConflictNotice editor={editor} />
        <SinceOpened id={specification.id} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <GridToolbar
            editor={editor}
            isEditable={head.canEdit}
            isRowActive={grid.activeRow !== undefined && grid.activeRow.kind !== 'new'}
            chosenCount={grid.chosen.size}
            hasRawRows={grid.hasRawRows}
            onCommand={command}
            onUnselect={unselect}
            onHelp={openHelp}
          />
          <DestinationButton size="small" sx={{ maxWidth: 320, ml: { sm: 'auto' } }} />
        </Box>
        <div>
          <List editor={editor} grid={grid} figures={byLine} groupSums={sums.groups} label={head.name} />
          <GridFooter
            lineCount={grid.document.lines.length}
            rawCount={rawCount}
            total={sums.total}
            unpriced={sums.unpriced}
            figures={figures}
            isStale={isPlaceholderData || isSaving}
          />
        </div>
      </Box>
      {isHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </Page>
  )
}

/** The same functions while cells are walked, so that what is around the table is not drawn again. */
function useStableCommands(editor: Editor, grid: Grid) {
  const latest = useRef(grid)
  useLayoutEffect(() => {
    latest.current = grid
  })
  return useMemo(
    () => ({
      command: (asked: GridCommand) => void runCommand(asked, { editor, grid: latest.current }),
      unselect: () => latest.current.unselect(),
    }),
    [editor],
  )
}

function useRefreshOnFocus(id: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: specificationQuery(id).queryKey })
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [id, queries])
}
