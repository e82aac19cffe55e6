import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { mdiBankTransferIn } from '@mdi/js'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { type Loaded, useLoad } from './statement.api.ts'

/** A statement is dropped here, chosen or pasted; its lines stand in the queues at once. */
export function LoadBox() {
  const { t } = useTranslation('payment-desk')
  const { open, close } = useHistoryStateSwitch()
  const tool = useHistoryState('openedStatementTool')
  const load = useLoad()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !load.isPending) load.mutate({ file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 3,
        p: 3,
        mb: 4,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.selected' : undefined,
        borderRadius: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Icon path={mdiBankTransferIn} sx={{ color: 'text.secondary' }} />
        <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('statement.load.hint')}
        </Typography>
        <Button color="inherit" disabled={load.isPending} onClick={() => void open({ openedStatementTool: { kind: 'paste' } })}>
          {t('statement.load.paste')}
        </Button>
        <Button variant="outlined" disabled={load.isPending} onClick={() => input.current?.click()}>
          {t('statement.load.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv,.tsv"
          aria-label={t('statement.load.choose')}
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file, corrected, can be chosen again.
            target.value = ''
          }}
        />
      </Box>
      {load.isPending && <LinearProgress aria-label={t('statement.load.reading')} />}
      {load.error && (
        <Alert severity="error">
          {load.error instanceof ApiError && load.error.message ? load.error.message : t('statement.load.failed')}
        </Alert>
      )}
      {load.data && <LoadResult loaded={load.data} />}
      {tool?.kind === 'paste' && (
        <PasteDialog
          isPending={load.isPending}
          error={load.error}
          onClose={() => close('openedStatementTool')}
          onSubmit={(text) => load.mutate({ text }, { onSuccess: () => close('openedStatementTool') })}
        />
      )}
    </Box>
  )
}

function LoadResult({ loaded: { added, known, outgoing, refused } }: { loaded: Loaded }) {
  const { t } = useTranslation('payment-desk')
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
      {t('statement.load.done', { added, known, outgoing })}
      {refused.length > 0 && (
        <>
          <Box sx={{ mt: 1 }}>{t('statement.load.refused')}</Box>
          <Box component="ul" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
            {refused.map(({ row, text, problem }) => (
              <li key={row}>{t('statement.load.row', { row, text, problem: t(`statement.load.problems.${problem}`) })}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
