import Box from '@mui/material/Box'
import {
  mdiAlertOutline,
  mdiCashClock,
  mdiClockAlertOutline,
  mdiMessageAlertOutline,
  mdiPackageVariantRemove,
  mdiTagOffOutline,
} from '@mdi/js'
import type { DeskProblem } from '@vitrina/contract/orders/desk-queue.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

const icons: Record<DeskProblem, string> = {
  unpriced: mdiTagOffOutline,
  shortage: mdiPackageVariantRemove,
  debt: mdiAlertOutline,
  late: mdiClockAlertOutline,
  wrote: mdiMessageAlertOutline,
  unpaid: mdiCashClock,
}

/** Problems of an order; each mark has its words. */
export function ProblemMarks({ problems }: { problems: readonly DeskProblem[] }) {
  const { t } = useTranslation('desk')
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, verticalAlign: 'middle' }}>
      {problems.map((problem) => (
        <Icon
          key={problem}
          path={icons[problem]}
          title={t(`problems.${problem}`)}
          sx={{ fontSize: 18, color: problem === 'unpaid' ? 'text.secondary' : 'warning.dark' }}
        />
      ))}
    </Box>
  )
}
