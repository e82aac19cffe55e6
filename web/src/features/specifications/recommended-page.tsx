import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Call } from '@vitrina/contract/endpoint'
import { type RecommendedSpecification, specificationDeskApi } from '@vitrina/contract/specifications/specification-desk'
import type { SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'
import { type ReactNode, useState } from 'react'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { ConflictNotice } from './editor/conflict-dialog.tsx'
import { GridToolbar } from './editor/grid-toolbar.tsx'
import { KeysDialog } from './editor/keys-dialog.tsx'
import { runCommand } from './editor/run-command.ts'
import { SaveMark, SaveRefusal } from './editor/save-mark.tsx'
import { SpecificationGrid } from './editor/specification-grid.tsx'
import { type SendChanges, useEditor } from './editor/use-editor.ts'
import { useGrid } from './editor/use-grid.ts'
import { useLineMatching } from './editor/use-line-matching.ts'
import { InlineText } from '#ui/inline-text.tsx'
import { SpecificationMissing } from './no-specification.tsx'

type Props = { id: string; above: ReactNode }

const recommendedQuery = (id: number) =>
  queryOptions({
    queryKey: ['specification-desk', id],
    queryFn: ({ signal }) => call(specificationDeskApi.read, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

const sendTo =
  (id: number): SendChanges =>
  (body, idempotencyKey) =>
    call(
      specificationDeskApi.change,
      { params: { id }, body: body as Call<typeof specificationDeskApi.change>['body'] },
      { idempotencyKey },
    )

/** Prices differ from buyer to buyer: the seller's table has none. */
const noFigures: ReadonlyMap<string, SpecificationLineFigures> = new Map()
const noSums: ReadonlyMap<string, number> = new Map()

/** The seller edits a recommended specification in the buyers' own table. */
export function RecommendedPage({ id, above }: Props) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return <SpecificationMissing />
  return <Loaded key={id} id={Number(id)} above={above} />
}

function Loaded({ id, above }: { id: number; above: ReactNode }) {
  const { data, error, refetch } = useQuery(recommendedQuery(id))
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page above={above}>
        <Skeleton variant="rounded" height={560} />
      </Page>
    )
  return <Opened specification={data} above={above} />
}

function Opened({ specification, above }: { specification: RecommendedSpecification; above: ReactNode }) {
  const { t } = useTranslation('specifications')
  const { id } = specification
  const [name, setName] = useState(specification.name)
  const [isHelp, setHelp] = useState(false)
  const editor = useEditor(specification, sendTo(id))
  const matchLines = useLineMatching(editor)
  const grid = useGrid(editor, { isEditable: true, onPasted: (ids) => void matchLines(ids) })
  const rename = useMutation({ mutationFn: (next: string) => call(specificationDeskApi.rename, { params: { id }, body: { name: next } }) })
  const save = (next: string) => {
    setName(next)
    rename.mutate(next, { onError: () => setName(name) })
  }
  return (
    <Page above={above}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography variant="h1">
            <InlineText label={t('fields.name')} value={name} placeholder="" maxLength={200} isReadOnly={false} isRequired onSave={save} />
          </Typography>
          <SaveMark editor={editor} />
        </Box>
        <SaveRefusal editor={editor} />
        <ConflictNotice editor={editor} />
        <GridToolbar
          editor={editor}
          isEditable
          isRowActive={grid.activeRow !== undefined && grid.activeRow.kind !== 'new'}
          chosenCount={grid.chosen.size}
          onCommand={(command) => void runCommand(command, { editor, grid })}
          onUnselect={grid.unselect}
          onHelp={() => setHelp(true)}
        />
        <SpecificationGrid editor={editor} grid={grid} figures={noFigures} groupSums={noSums} label={name} />
      </Box>
      {isHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </Page>
  )
}
