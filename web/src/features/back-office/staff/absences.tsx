import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { StaffAbsence } from '@vitrina/contract/back-office/staff-desk'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { Part } from './part.tsx'
import { type StaffRow, useRemoveAbsence } from './staff.api.ts'

type Props = { absences: readonly StaffAbsence[]; members: readonly StaffRow[] }

/** Who is away and who serves their companies meanwhile. */
export function Absences({ absences, members }: Props) {
  const { t } = useTranslation('staff')
  const remove = useRemoveAbsence()
  const [isAdding, setAdding] = useState(false)
  const sellers = members.filter(({ role, isBlocked }) => (role === 'manager' || role === 'head_of_sales') && !isBlocked)
  const canAdd = sellers.length > 1
  return (
    <Part
      title={t('absences.title')}
      actions={
        canAdd && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('absences.add')}
          </Button>
        )
      }
    >
      {absences.length === 0 && <Typography color="textSecondary">{t(canAdd ? 'absences.none' : 'absences.nobody')}</Typography>}
      {absences.length > 0 && (
        <Paper
          component="ul"
          variant="outlined"
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {absences.map(({ id, manager, substitute, awayFrom, awayTo, isNow }) => (
            <Box component="li" key={id} sx={{ px: 4, py: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                {t('absences.row', { manager: manager.name, substitute: substitute.name })}
                <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{`${formatDay(awayFrom)} – ${formatDay(awayTo)}`}</Box>
              </Box>
              {isNow && <Chip size="small" color="warning" variant="outlined" label={t('absences.now')} />}
              <Button
                size="small"
                color="error"
                aria-label={t('absences.removeOf', { name: manager.name })}
                onClick={() =>
                  askConfirm({
                    title: t('absences.removeTitle', { name: manager.name }),
                    confirm: t('absences.remove'),
                    isDangerous: true,
                    run: () => remove.mutateAsync(id),
                  })
                }
              >
                {t('absences.remove')}
              </Button>
            </Box>
          ))}
        </Paper>
      )}
      {isAdding && <AbsenceDialog sellers={sellers} onClose={() => setAdding(false)} />}
    </Part>
  )
}
