import Typography from '@mui/material/Typography'
import { type ComponentProps, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { CompanyField } from '../company-field.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { type Chosen, type Outcome, useSettle } from './statement.api.ts'

type Props = { isAccepting: boolean; error: Error | null; onAccept: (chosen: Chosen, onDone: () => void) => void; onUndone: () => void }

/** The form that is open over the lines. */
export function LineDialogs({ isAccepting, error, onAccept, onUndone }: Props) {
  const { close } = useHistoryStateSwitch()
  const tool = useHistoryState('openedStatementTool')
  const onClose = () => close('openedStatementTool')
  if (tool?.kind === 'company')
    return (
      <CompanyDialog
        isPending={isAccepting}
        error={error}
        onClose={onClose}
        onChoose={(companyId) => onAccept({ id: tool.id, companyId, parts: [] }, onClose)}
      />
    )
  if (tool?.kind === 'dismiss' || tool?.kind === 'undo')
    return (
      <SettleDialog
        key={tool.kind}
        step={tool.kind}
        ids={tool.ids}
        onClose={onClose}
        onDone={tool.kind === 'undo' ? onUndone : undefined}
      />
    )
  return null
}

const firstProblem = (outcomes: readonly Outcome[]): string | null => outcomes.find(({ problem }) => problem !== null)?.problem ?? null

type SettleProps = { step: 'dismiss' | 'undo'; ids: number[]; onClose: () => void; onDone: (() => void) | undefined }

function SettleDialog({ step, ids, onClose, onDone }: SettleProps) {
  const { t } = useTranslation('payment-desk')
  const settle = useSettle(step)
  return (
    <ReasonDialog
      title={t(`statement.${step}.title`)}
      text={t(`statement.${step}.text`)}
      submit={t(`statement.${step}.submit`)}
      isPending={settle.isPending}
      error={settle.error}
      onClose={onClose}
      onSubmit={(reason) =>
        settle.mutate(
          { ids, reason },
          {
            onSuccess: (outcomes) => {
              const problem = firstProblem(outcomes)
              if (problem) showMessage({ text: problem, kind: 'error' })
              onDone?.()
              onClose()
            },
          },
        )
      }
    />
  )
}

type CompanyProps = { isPending: boolean; error: Error | null; onChoose: (companyId: number) => void; onClose: () => void }

function CompanyDialog({ isPending, error, onChoose, onClose }: CompanyProps) {
  const { t } = useTranslation('payment-desk')
  const [company, setCompany] = useState<ComponentProps<typeof CompanyField>['chosen']>(null)
  return (
    <AppDialog isOpen isBusy={isPending} title={t('statement.company.title')} onClose={onClose}>
      <DialogForm
        submit={t('statement.company.submit')}
        isPending={isPending}
        isIncomplete={company === null}
        error={error instanceof ApiError ? error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (company) onChoose(company.id)
        }}
      >
        <Typography color="textSecondary">{t('statement.company.text')}</Typography>
        <CompanyField isRequired chosen={company} onChoose={setCompany} />
      </DialogForm>
    </AppDialog>
  )
}
