import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import type { Outcome } from './statement.api.ts'

type Props = { outcomes: readonly Outcome[]; onClose: () => void }

/** The result of the last press: how many, which not and why, and a way back. */
export function AcceptResult({ outcomes, onClose }: Props) {
  const { t } = useTranslation('payment-desk')
  const { open } = useHistoryStateSwitch()
  const ids = outcomes.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [id]))
  const problems = outcomes.flatMap(({ id, number, problem }) => (problem === null ? [] : [{ id, number, problem }]))
  return (
    <Alert
      severity={problems.length > 0 ? 'warning' : 'success'}
      sx={{ mb: 3 }}
      onClose={onClose}
      {...(ids.length > 0 && {
        action: (
          <Button color="inherit" size="small" onClick={() => void open({ openedStatementTool: { kind: 'undo', ids } })}>
            {t('statement.result.undo')}
          </Button>
        ),
      })}
    >
      {t('statement.result.done', { count: ids.length })}
      {problems.length > 0 && (
        <>
          <Box sx={{ mt: 1 }}>{t('statement.result.problems')}</Box>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {problems.map(({ id, number, problem }) => (
              <li key={id}>{t('statement.result.line', { number, problem })}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
