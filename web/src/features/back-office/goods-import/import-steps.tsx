import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { saveLink } from '#ui/save-link.ts'
import { ErrorNote } from './error-note.tsx'
import { useRefusedFile, useStep } from './goods-import.api.ts'
import { changedValues } from './import-states.rules.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Actions on an import: write it, stop it, take it back, fetch its refused rows. */
export function ImportSteps({ opened: { id, state, summary } }: { opened: GoodsImport }) {
  const { t } = useTranslation('goods-import')
  const step = useStep(id)
  const file = useRefusedFile(id)
  const [isRepeating, setRepeating] = useState(false)
  const ask = (name: 'start' | 'revert', isDangerous: boolean) =>
    askConfirm({
      title: t(`steps.${name}.title`),
      text: t(`steps.${name}.text`),
      confirm: t(`steps.${name}.confirm`),
      isDangerous,
      // The refusal is shown beside the buttons.
      run: () => step.mutateAsync(name).catch(() => undefined),
    })
  const hasChanges = summary !== null && changedValues(summary) > 0
  const canRevert = (state === 'done' || state === 'cancelled' || state === 'failed') && hasChanges
  const canStop = state === 'mapping' || state === 'checking' || state === 'checked' || state === 'running'
  const hasRefused = (summary?.refused ?? 0) + (summary?.pictures.failed ?? 0) > 0 && state !== 'mapping' && state !== 'checking'
  const canRepeat = state === 'checked' || state === 'done'
  if (!canRevert && !canStop && !hasRefused && !canRepeat) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {state === 'checked' && (
          <Button variant="contained" disabled={step.isPending || !hasChanges} onClick={() => ask('start', false)}>
            {t('steps.start.action')}
          </Button>
        )}
        {hasRefused && (
          <Button
            variant="outlined"
            disabled={file.isPending}
            onClick={() => file.mutate(undefined, { onSuccess: ({ path }) => saveLink(path) })}
          >
            {t('steps.refused')}
          </Button>
        )}
        {canRepeat && (
          <Button variant="outlined" onClick={() => setRepeating(true)}>
            {t('steps.repeat')}
          </Button>
        )}
        {canRevert && (
          <Button variant="outlined" color="error" disabled={step.isPending} onClick={() => ask('revert', true)}>
            {t('steps.revert.action')}
          </Button>
        )}
        {canStop && (
          <Button disabled={step.isPending} onClick={() => step.mutate('cancel')}>
            {t(state === 'running' ? 'steps.stop' : 'steps.cancel')}
          </Button>
        )}
      </Box>
      <ErrorNote error={step.error ?? file.error} />
      {isRepeating && <ScheduleDialog importId={id} onClose={() => setRepeating(false)} />}
    </Box>
  )
}
