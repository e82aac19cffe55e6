import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type ShownTask, useFinishTask } from './customer-page.api.ts'

/** `isNamed`: among tasks of many companies. */
export function TaskRow({ task, isNamed = false }: { task: ShownTask; isNamed?: boolean }) {
  const { t } = useTranslation('company-desk')
  const finish = useFinishTask()
  const { text, dueOn, assignee, doneAt, company } = task
  const isLate = doneAt === null && dueOn < sellerToday()
  const when = doneAt
    ? t('customer.tasks.finished', { date: formatDate(doneAt) })
    : t(isLate ? 'customer.tasks.late' : 'customer.tasks.due', { date: formatDate(dueOn) })
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(doneAt && { color: 'text.secondary' }) }}>
        {isNamed && (
          <>
            <Link component={Anchor} underline="always" href={deskPaths.company(company.id)}>
              {company.name}
            </Link>
            {': '}
          </>
        )}
        {text}
        <Typography variant="body2" sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
          {isNamed ? when : `${when} · ${assignee}`}
        </Typography>
      </Box>
      {doneAt === null && (
        <Button
          size="small"
          loading={finish.isPending}
          aria-label={t('customer.tasks.doneOf', { text })}
          onClick={() => finish.mutate(task)}
        >
          {t('customer.tasks.done')}
        </Button>
      )}
    </Box>
  )
}
