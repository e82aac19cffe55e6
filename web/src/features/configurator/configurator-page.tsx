import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { mdiLinkOff } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { SavedBoard } from '@vitrina/contract/configurator/configurator'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { NextStepScreen } from '#ui/next-step-screen.tsx'
import { Page } from '#ui/page.tsx'
import { draftOf, removeDraft, saveDraft, UNSAVED } from './board-drafts.ts'
import { boardQuery } from './configurator.api.ts'
import { configuratorAddress, type BoardView, readConfiguratorParams } from './configurator.params.ts'
import { ShareDialog } from './share-dialog.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { Workbench } from './workbench.tsx'

type Open = { view: BoardView; onSaved: (saved: SavedBoard & { editKey: string | null }) => void }

/** R-11, M-12: a distribution board from its lines to its goods. Needs no sign-in; what is being made stays in this browser. */
export function ConfiguratorPage() {
  const { board: token, view, isStart, page } = readConfiguratorParams(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [shared, setShared] = useState<string | null>(null)
  const [begun, setBegun] = useState(0)
  const draft = draftOf(UNSAVED)?.board ?? null
  const start = (board: Board) => {
    saveDraft(UNSAVED, { board, editKey: null, isChanged: true })
    setBegun(begun + 1)
    void navigate({ to: configuratorAddress({}) })
  }
  const onSaved: Open['onSaved'] = ({ editKey, ...saved }) => {
    saveDraft(saved.token, { board: saved.board, editKey, isChanged: false })
    if (!token) removeDraft(UNSAVED)
    setShared(saved.token)
    void navigate({ to: configuratorAddress({ board: saved.token, view }), replace: true })
  }
  return (
    <>
      {token ? (
        <Saved key={token} token={token} view={view} onSaved={onSaved} />
      ) : draft && !isStart ? (
        <Workbench key={begun} token={null} initial={draft} editKey={null} view={view} onSaved={onSaved} />
      ) : (
        <TemplateChoice draft={draft} page={page} onStart={start} />
      )}
      {shared && <ShareDialog token={shared} onClose={() => setShared(null)} />}
    </>
  )
}

/** A board by its link; changes made here before and not saved yet come first. */
function Saved({ token, view, onSaved }: Open & { token: string }) {
  const { t } = useTranslation('configurator')
  const { data, error, refetch } = useQuery(boardQuery(token))
  if (error instanceof ApiError && error.code === 'board.not-found')
    return (
      <NextStepScreen
        icon={mdiLinkOff}
        texts={{ title: t('missing.title'), text: t('missing.text'), action: t('missing.action') }}
        href={configuratorAddress({ isStart: true })}
      />
    )
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="text" width={320} height={40} />
          <Skeleton variant="rounded" height={480} />
        </Box>
      </Page>
    )
  const draft = draftOf(token)
  const editKey = draft?.editKey ?? null
  return (
    <Workbench
      token={data.canEdit || editKey !== null ? token : null}
      draftKey={token}
      initial={draft?.isChanged ? draft.board : data.board}
      editKey={editKey}
      view={view}
      onSaved={onSaved}
    />
  )
}
