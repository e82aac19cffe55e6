import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiPlus } from '@mdi/js'
import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import type { Circuit } from '@vitrina/contract/configurator/board-shapes'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { CircuitCards } from './circuit-cards.tsx'
import { type CircuitCommand, runCircuitCommand } from './circuit-commands.ts'
import { CircuitDialog } from './circuit-dialog.tsx'
import { CircuitsTable } from './circuits-table.tsx'
import { DecisionList } from './decision-list.tsx'
import { addCircuit, canAddCircuit, setCircuit } from './edit-board.rules.ts'
import { AdviceNotice, Assumptions } from './reasons-view.tsx'
import type { BoardEditor } from './use-board-editor.ts'

/** The row that has just come or moved gets the caret back, in the same field. */
function useFocusAfterChange() {
  const wanted = useRef<{ id: string; field: string } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, field } = wanted.current
    wanted.current = null
    document.querySelector<HTMLElement>(`[data-circuit="${id}"] [data-field="${field}"]`)?.focus()
  })
  return useCallback((id: string, field = 'name') => {
    wanted.current = { id, field }
  }, [])
}

/** The lines with what follows from them, computed at every key. */
export function LinesView({ editor, assembly }: { editor: BoardEditor; assembly: Assembly }) {
  const { t } = useTranslation('configurator')
  const isPhone = usePhone()
  const { board } = editor
  const [openId, setOpenId] = useState<string | null>(null)
  const [reasonsId, setReasonsId] = useState<string | null>(null)
  const focusLater = useFocusAfterChange()
  const latest = useRef(editor)
  useLayoutEffect(() => {
    latest.current = editor
  })
  // The same functions at every change, so that only the changed row is drawn again.
  const set = useCallback(
    (id: string, fields: Partial<Circuit>, field: string) => latest.current.change((before) => setCircuit(before, id, fields), field),
    [],
  )
  const command = (asked: CircuitCommand, id: string) => {
    const field = (document.activeElement as HTMLElement | null)?.dataset.field
    const at = board.circuits.findIndex((one) => one.id === id)
    const next = runCircuitCommand(asked, board, id)
    editor.change(() => next)
    const target = asked === 'copy' ? next.circuits[at + 1] : asked === 'remove' ? (next.circuits[at] ?? next.circuits.at(-1)) : { id }
    if (target && field) focusLater(target.id, field)
  }
  const add = () => {
    const id = randomUuid()
    editor.change((before) => addCircuit(before, { id, name: '', kind: 'sockets' }))
    if (isPhone) setOpenId(id)
    else focusLater(id)
  }
  const opened = board.circuits.find(({ id }) => id === openId)
  const resultOf = (id: string) => assembly.circuits.find(({ circuitId }) => circuitId === id)
  const reasons = reasonsId === null ? undefined : resultOf(reasonsId)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {board.circuits.length === 0 ? (
        <Alert severity="info">{t('emptyLines')}</Alert>
      ) : isPhone ? (
        <CircuitCards board={board} assembly={assembly} onMore={setOpenId} />
      ) : (
        <CircuitsTable board={board} assembly={assembly} onSet={set} onReasons={setReasonsId} onMore={setOpenId} onCommand={command} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} fontSize="small" />} disabled={!canAddCircuit(board)} onClick={add}>
          {t('addLine')}
        </Button>
        {!isPhone && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('keys')}</Box>}
      </Box>
      <AdviceNotice />
      {board.circuits.length > 0 && <Assumptions assembly={assembly} />}
      {opened && (
        <CircuitDialog
          board={board}
          circuit={opened}
          result={resultOf(opened.id)}
          onSet={(fields, field) => set(opened.id, fields, field)}
          onCommand={(asked) => command(asked, opened.id)}
          onClose={() => setOpenId(null)}
        />
      )}
      {reasons && (
        <AppDialog
          isOpen
          maxWidth="md"
          title={t('reasons.of', { name: board.circuits.find(({ id }) => id === reasonsId)?.name ?? '' })}
          onClose={() => setReasonsId(null)}
        >
          <DecisionList decisions={reasons.decisions} />
        </AppDialog>
      )}
    </Box>
  )
}
